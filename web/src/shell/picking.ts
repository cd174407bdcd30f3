/** From clicks to a move: targets narrow the options until one is left. Knows no rule: it reads what the server lists. */
import type { Option } from './wire';

/** The options that hold every picked target. */
export function left(options: readonly Option[], picked: readonly string[]): Option[] {
  return options.filter((option) => picked.every((target) => option.targets.includes(target)));
}

/** What may be clicked now: each target not yet picked, with the options that have it. */
export function lit(options: readonly Option[], picked: readonly string[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of left(options, picked)) {
    for (const target of option.targets) {
      if (picked.includes(target)) continue;
      const there = found.get(target);
      if (there) there.push(option);
      else found.set(target, [option]);
    }
  }
  return found;
}

/** The targets after a click: a target that fits narrows, one that does not begins anew, a picked one is let go. */
export function pick(options: readonly Option[], picked: readonly string[], target: string): string[] {
  if (picked.includes(target)) return picked.filter((other) => other !== target);
  const narrowed = [...picked, target];
  if (left(options, narrowed).length > 0) return narrowed;
  return left(options, [target]).length > 0 ? [target] : [];
}

/** The option that is meant: the only one left, once something was picked. */
export function meant(options: readonly Option[], picked: readonly string[]): Option | null {
  if (picked.length === 0) return null;
  const rest = left(options, picked);
  return rest.length === 1 ? rest[0]! : null;
}

/** Options that no place on the board stands for: they need buttons. */
export function placeless(options: readonly Option[]): Option[] {
  return options.filter((option) => option.targets.length === 0);
}
