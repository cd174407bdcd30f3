import { describe, expect, it } from 'vitest';
import { daysInARow } from '../src/shell/streak';

const days = (...list: string[]) => new Set(list);

describe('days in a row', () => {
  it('counts back from today, over the end of a month and of a year', () => {
    expect(daysInARow(days('2026-12-31', '2027-01-01', '2027-01-02'), '2027-01-02')).toBe(3);
    expect(daysInARow(days('2028-02-28', '2028-02-29', '2028-03-01'), '2028-03-01')).toBe(3);
  });
  it('goes on as long as today is not over', () => {
    expect(daysInARow(days('2026-11-17', '2026-11-18'), '2026-11-19')).toBe(2);
  });
  it('ends with a day that was missed', () => {
    expect(daysInARow(days('2026-11-16', '2026-11-17'), '2026-11-19')).toBe(0);
    expect(daysInARow(days('2026-11-16', '2026-11-18', '2026-11-19'), '2026-11-19')).toBe(2);
    expect(daysInARow(days(), '2026-11-19')).toBe(0);
  });
});
