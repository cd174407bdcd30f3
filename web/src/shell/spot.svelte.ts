/** Makes any element of a board, HTML or SVG, a place that can be picked exactly while the server lists it. */
import type { Attachment } from 'svelte/attachments';
import type { Sitting } from './sitting.svelte';

export function spot(table: Sitting, target: string, label: string): Attachment<Element> {
  return (element) => {
    element.setAttribute('data-target', target);

    const click = (event: Event) => {
      if (!table.lit.has(target) && !table.isChosen(target)) return;
      event.stopPropagation();
      table.pick(target);
    };
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key !== 'Enter' && key !== ' ') return;
      event.preventDefault();
      click(event);
    };
    const enter = () => table.hover(target);
    const exit = () => table.hover(null);
    const heard: [string, (event: Event) => void][] = [
      ['click', click], ['keydown', key], ['pointerenter', enter], ['pointerleave', exit], ['focus', enter], ['blur', exit],
    ];
    for (const [name, listener] of heard) element.addEventListener(name, listener);

    $effect(() => {
      const chosen = table.isChosen(target);
      const lit = table.lit.has(target);
      const open = lit || chosen;
      element.toggleAttribute('data-lit', lit && !chosen);
      element.toggleAttribute('data-chosen', chosen);
      element.toggleAttribute('data-marked', table.marked.has(target) || table.pointed.has(target));
      if (open) {
        element.setAttribute('role', 'button');
        element.setAttribute('tabindex', '0');
        element.setAttribute('aria-label', named(element, label));
        element.setAttribute('aria-pressed', String(chosen));
      } else {
        for (const name of ['tabindex', 'aria-pressed']) element.removeAttribute(name);
        element.setAttribute('role', 'group');
        element.setAttribute('aria-label', label);
      }
    });

    return () => {
      for (const [name, listener] of heard) element.removeEventListener(name, listener);
    };
  };
}

/** A name that holds what is written on the place, so that whoever speaks it to a computer is understood. */
function named(element: Element, label: string): string {
  const written = (element instanceof HTMLElement ? element.innerText : '').replace(/\s+/g, ' ').trim();
  if (written === '' || holds(label, written)) return label;
  return holds(written, label) ? written : `${written}. ${label}`;
}

/** Whether words stand in a text as whole words. */
function holds(text: string, words: string): boolean {
  const plain = (one: string) => ` ${one.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  return plain(text).includes(plain(words));
}
