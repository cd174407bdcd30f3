/** Makes any element of a board, HTML or SVG, a place that can be picked exactly while the server lists it. */
import type { Attachment } from 'svelte/attachments';
import type { Sitting } from './sitting.svelte';

/** A place that can be picked now, or is. */
export const OFFERED = '[data-lit], [data-chosen]';
/** The places made so far. The same place gives the same attachment, so that a new view leaves alone what has not changed. */
const made = new WeakMap<Sitting, Map<string, Attachment<Element>>>();

export function spot(table: Sitting, target: string, label: string): Attachment<Element> {
  const places = made.get(table) ?? new Map<string, Attachment<Element>>();
  made.set(table, places);
  const name = `${target}\n${label}`;
  const place = places.get(name) ?? placed(table, target, label);
  places.set(name, place);
  return place;
}

function placed(table: Sitting, target: string, label: string): Attachment<Element> {
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
    const leave = () => {
      exit();
      if (!element.matches(OFFERED)) element.removeAttribute('tabindex');
    };
    const heard: [string, (event: Event) => void][] = [
      ['click', click], ['keydown', key], ['pointerenter', enter], ['pointerleave', exit], ['focus', enter], ['blur', leave],
    ];
    for (const [name, listener] of heard) element.addEventListener(name, listener);

    const state = $derived(table.isChosen(target) ? 'chosen' : table.lit.has(target) ? 'lit' : 'quiet');
    const marked = $derived(table.marked.has(target) || table.pointed.has(target));
    $effect(() => void element.toggleAttribute('data-marked', marked));
    $effect(() => {
      element.toggleAttribute('data-lit', state === 'lit');
      element.toggleAttribute('data-chosen', state === 'chosen');
      element.setAttribute('aria-label', label);
      if (state === 'quiet') {
        element.removeAttribute('aria-pressed');
        element.setAttribute('role', 'group');
        // Who is there with the keyboard stays until they go on: to be sent away in the middle of a change costs a layout.
        if (element !== document.activeElement) element.removeAttribute('tabindex');
      } else {
        element.setAttribute('role', 'button');
        element.setAttribute('tabindex', '0');
        element.setAttribute('aria-pressed', String(state === 'chosen'));
        nameSoon(element, label);
      }
      return () => unnamed.delete(element);
    });

    return () => {
      for (const [name, listener] of heard) element.removeEventListener(name, listener);
    };
  };
}

/** Buttons that are still to be named by what is written on them: read together, then written, so that the page is laid out once. */
const unnamed = new Map<Element, string>();

function nameSoon(element: Element, label: string): void {
  if (unnamed.size === 0) requestAnimationFrame(nameAll);
  unnamed.set(element, label);
}

function nameAll(): void {
  const names = [...unnamed].map(([element, label]) => [element, named(element, label)] as const);
  unnamed.clear();
  for (const [element, name] of names) element.setAttribute('aria-label', name);
}

/** A name that holds what is written on the place, so that whoever speaks it to a computer is understood. */
function named(element: Element, label: string): string {
  const written = writtenOn(element);
  return written === '' || holds(label, written) ? label : `${label}. ${written}`;
}

/** What can be read on a place, in HTML and in drawings alike. */
function writtenOn(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let written = '';
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement!.checkVisibility({ visibilityProperty: true, opacityProperty: true })) written += text.nodeValue;
  }
  return written.replace(/\s+/g, ' ').trim();
}

/** Whether words stand in a text as whole words; what a text says in brackets is only said besides. */
function holds(text: string, words: string): boolean {
  const plain = (one: string) => ` ${one.toLowerCase().replace(/\([^()]*\)/g, ' ').replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  return plain(text).includes(plain(words));
}
