/** From clicks to a move: targets narrow the options until one is left. It knows no rules, only what the server lists. */
import type { Option } from '../generated/messages';

/** The options that have every picked target. */
export function matching(options: readonly Option[], picked: readonly string[]): Option[] {
  return options.filter((option) => picked.every((target) => option.targets.includes(target)));
}

/** What may be clicked now: each target not yet picked, with the options that have it. */
export function litTargets(options: readonly Option[], picked: readonly string[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of matching(options, picked)) {
    for (const target of option.targets) {
      if (picked.includes(target)) continue;
      const there = found.get(target);
      if (there) there.push(option);
      else found.set(target, [option]);
    }
  }
  return found;
}

/** The picked targets after a click: one that fits is added, one that does not fit replaces all, a picked one is removed. */
export function pick(options: readonly Option[], picked: readonly string[], target: string): string[] {
  if (picked.includes(target)) return picked.filter((other) => other !== target);
  const narrowed = [...picked, target];
  if (matching(options, narrowed).length > 0) return narrowed;
  return matching(options, [target]).length > 0 ? [target] : [];
}

/** The only option that fits, once something was picked; null if there are several. */
export function onlyMatch(options: readonly Option[], picked: readonly string[]): Option | null {
  if (picked.length === 0) return null;
  const fitting = matching(options, picked);
  return fitting.length === 1 ? fitting[0]! : null;
}

/** Options without a target: they need buttons. */
export function withoutTarget(options: readonly Option[]): Option[] {
  return options.filter((option) => option.targets.length === 0);
}
