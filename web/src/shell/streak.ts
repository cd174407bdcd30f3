/** Days in a row on which something was done. Days are texts such as 2026-11-19. */

const DAY_MS = 86_400_000;
const before = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/** How many of the days follow each other up to today. A day that is not over yet does not end the row. */
export function daysInARow(days: ReadonlySet<string>, today: string): number {
  let count = 0;
  for (let day = days.has(today) ? today : before(today); days.has(day); day = before(day)) count += 1;
  return count;
}
