/** The whole game by keyboard: arrows walk over what is lit, numbers choose, u takes back. */
import type { Sitting } from '../sitting.svelte';
import { OFFERED } from '../spot.svelte';

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function keys(event: KeyboardEvent, table: Sitting, help: () => void): void {
  const at = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || at.closest('input, textarea, select, dialog')) return;
  if (event.key in WAYS && walk(WAYS[event.key]!)) event.preventDefault();
  else if (/^[1-9]$/.test(event.key)) number(table, Number(event.key));
  else if (event.key === 'u') table.undo();
  else if (event.key === '?') help();
  else if (event.key === 'Escape') table.letGo();
  else if (event.key === 'Enter' && table.chosen && (at === document.body || at.matches(`[data-target]:not(${OFFERED})`))) table.confirm();
  else if (event.key === ',') table.history.back();
  else if (event.key === '.') table.history.forward();
}

/** Chooses by the number that stands in the list of choices. */
function number(table: Sitting, wanted: number): void {
  const listed = table.rest.length > 0 ? table.rest : (table.choices?.options ?? []);
  const option = listed[wanted - 1];
  if (option) table.choose(option);
}

/** Moves the focus to the nearest lit place in a direction; from nowhere, to the first. */
function walk([dx, dy]: [number, number]): boolean {
  const places = [...document.querySelectorAll<HTMLElement>(OFFERED)].filter((place) => place.getClientRects().length > 0);
  const now = document.activeElement as HTMLElement | null;
  if (places.length === 0) return false;
  if (!now || !places.includes(now)) {
    if (now && now !== document.body && !now.closest('[data-target]')) return false;
    places[0]!.focus();
    return true;
  }
  const from = middle(now);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const place of places) {
    const to = middle(place);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const far = along + across * 2;
    if (place !== now && along > 4 && far < least) [best, least] = [place, far];
  }
  best?.focus();
  return true;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
