/** Keyboard control: arrows move over the lit targets, numbers choose, u undoes, h hides the pieces. */
import type { TableClient } from '../table_client.svelte';
import { SELECTABLE } from '../target.svelte';

const DIRECTIONS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function handleKey(event: KeyboardEvent, table: TableClient, help: () => void): void {
  const at = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || at.closest('input, textarea, select, dialog')) return;
  if (event.key in DIRECTIONS && moveFocus(DIRECTIONS[event.key]!)) event.preventDefault();
  else if (/^[1-9]$/.test(event.key)) chooseByNumber(table, Number(event.key));
  else if (event.key === 'u') table.undo();
  else if (event.key === 'h') table.bare = !table.bare;
  else if (event.key === '?') help();
  else if (event.key === 'Escape') table.clearSelection();
  else if (event.key === 'Enter' && table.chosen && (at === document.body || at.matches(`[data-target]:not(${SELECTABLE})`))) table.confirm();
  else if (event.key === ',') table.history.previous();
  else if (event.key === '.') table.history.next();
}

/** Chooses the option with this number in the list of choices. */
function chooseByNumber(table: TableClient, wanted: number): void {
  const listed = table.candidates.length > 0 ? table.candidates : (table.choices?.options ?? []);
  const option = listed[wanted - 1];
  if (option) table.choose(option);
}

/** Moves the focus to the nearest lit target in a direction; without a focus, to the first. */
function moveFocus([dx, dy]: [number, number]): boolean {
  const places = [...document.querySelectorAll<HTMLElement>(SELECTABLE)].filter((place) => place.getClientRects().length > 0);
  const now = document.activeElement as HTMLElement | null;
  if (places.length === 0) return false;
  if (!now || !places.includes(now)) {
    if (now && now !== document.body && !now.closest('[data-target]')) return false;
    places[0]!.focus();
    return true;
  }
  const from = centre(now);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const place of places) {
    const to = centre(place);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const far = along + across * 2;
    if (place !== now && along > 4 && far < least) [best, least] = [place, far];
  }
  best?.focus();
  return true;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
