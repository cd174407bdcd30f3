/** Makes any element of a board, HTML or SVG, a target that can be picked exactly while the server lists it. */
import type { Attachment } from 'svelte/attachments';
import type { TableClient } from './table_client.svelte';

/** Everything that a target adds to its element. */
const ATTRIBUTES = ['data-target', 'data-lit', 'data-chosen', 'data-marked', 'aria-label', 'aria-pressed', 'role', 'tabindex'];
/** Selects the elements that can be picked now, or are. */
export const SELECTABLE = '[data-lit], [data-chosen]';
/** The attachments made so far. The same target and label give the same one, so that a new view does not attach again. */
const attachments = new WeakMap<TableClient, Map<string, Attachment<Element>>>();

export function asTarget(table: TableClient, target: string, label: string): Attachment<Element> {
  const known = attachments.get(table) ?? new Map<string, Attachment<Element>>();
  attachments.set(table, known);
  const key = `${target}\n${label}`;
  const attachment = known.get(key) ?? createAttachment(table, target, label);
  known.set(key, attachment);
  return attachment;
}

function createAttachment(table: TableClient, target: string, label: string): Attachment<Element> {
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
      if (!element.matches(SELECTABLE)) element.removeAttribute('tabindex');
    };
    const listeners: [string, (event: Event) => void][] = [
      ['click', click], ['keydown', key], ['pointerenter', enter], ['pointerleave', exit], ['focus', enter], ['blur', leave],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);

    const state = $derived(table.isChosen(target) ? 'chosen' : table.lit.has(target) ? 'lit' : 'quiet');
    const marked = $derived(table.marked.has(target) || table.tutorialTargets.has(target));
    $effect(() => void element.toggleAttribute('data-marked', marked));
    $effect(() => {
      element.toggleAttribute('data-lit', state === 'lit');
      element.toggleAttribute('data-chosen', state === 'chosen');
      element.setAttribute('aria-label', label);
      if (state === 'quiet') {
        element.removeAttribute('aria-pressed');
        element.setAttribute('role', 'group');
        // The focused element keeps its tabindex until it loses the focus: moving the focus during a change costs a layout.
        if (element !== document.activeElement) element.removeAttribute('tabindex');
      } else {
        element.setAttribute('role', 'button');
        element.setAttribute('tabindex', '0');
        element.setAttribute('aria-pressed', String(state === 'chosen'));
        scheduleName(element, label);
      }
      return () => pendingNames.delete(element);
    });

    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      // The element may stay without being a target: nothing of the target stays with it.
      for (const attribute of ATTRIBUTES) element.removeAttribute(attribute);
    };
  };
}

/** Buttons whose names still have to be made from the text on them: all are read, then all are written, so that the page is laid out once. */
const pendingNames = new Map<Element, string>();

function scheduleName(element: Element, label: string): void {
  if (pendingNames.size === 0) requestAnimationFrame(writeNames);
  pendingNames.set(element, label);
}

function writeNames(): void {
  const names = [...pendingNames].map(([element, label]) => [element, accessibleName(element, label)] as const);
  pendingNames.clear();
  for (const [element, name] of names) element.setAttribute('aria-label', name);
}

/** A name that contains the visible text, so that speech input finds the button (WCAG 2.5.3). */
function accessibleName(element: Element, label: string): string {
  const text = visibleText(element);
  return text === '' || containsWords(label, text) ? label : `${label}. ${text}`;
}

/** The text that can be seen on an element, HTML or SVG, also while the element itself is on a page that is not open. */
function visibleText(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let written = '';
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (isShownWithin(text.parentElement!, element)) written += text.nodeValue;
  }
  return written.replace(/\s+/g, ' ').trim();
}

/** Whether nothing between a part of an element and the element itself hides the part. */
function isShownWithin(part: Element, element: Element): boolean {
  const hidden = getComputedStyle(element).visibility;
  for (let at = part; at !== element; at = at.parentElement!) {
    const { display, opacity, visibility } = getComputedStyle(at);
    if (display === 'none' || opacity === '0' || (visibility !== 'visible' && visibility !== hidden)) return false;
  }
  return true;
}

/** Whether a text contains these words as whole words. What is in brackets does not count. */
function containsWords(text: string, words: string): boolean {
  const plain = (one: string) => ` ${one.toLowerCase().replace(/\([^()]*\)/g, ' ').replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  return plain(text).includes(plain(words));
}
