/** Why figures were refused, in the reader's language. */
import type { EditionProblem } from '../../generated/messages';
import { problemText, t, words } from '../words.svelte';
import { valueAt, type Table } from './figures';
import { blockTitle, fieldLabel, figureLabel, figureText } from './names';

/** The sentence of a problem as it stands at its figure. `standard` are the figures of the rulebook. */
export function figureProblem(found: EditionProblem, game: string, standard: Table): string {
  const { id, details } = found.problem;
  if (!words.page.has(`problem-${id}`)) return problemText({ id, details: { ...details, file: lineOf(found) } });
  const args: Record<string, unknown> = { ...details };
  if (typeof args.wanted === 'string') args.wanted = wantedText(args.wanted);
  if (typeof args.counted === 'string') args.counted = capital(words.shared.say(`counted-${args.counted}`));
  if (typeof args.region === 'string') args.region = words.ofGame(game).say(`region-${args.region}`);
  if (id === 'components-not-as-printed') args.expected = figureText(game, valueAt(standard, found.block, found.path), String(found.path.at(-1) ?? ''));
  return t(`problem-${id}`, args);
}

export function lineOf({ problem }: EditionProblem): string {
  const line = Number(problem.details.line_number ?? 0) || Number(/line (\d+)/.exec(String(problem.details.reason ?? ''))?.[1] ?? 0);
  return line > 0 ? t('figures-line', { line }) : t('edition');
}

/** Where a problem is: the block, its figure or the number of its entry, and the line of the file. */
export function placeOf(found: EditionProblem, game: string): string {
  if (!found.block) return '';
  const [key, at, field] = found.path;
  const parts = [blockTitle(game, found.block)];
  if (typeof at === 'number') parts.push(`${at + 1}`, ...(field === undefined ? [] : [fieldLabel(String(field))]));
  else if (key !== undefined) parts.push(figureLabel(game, found.block, String(key)));
  const line = Number(found.problem.details.line_number ?? 0);
  return [...(line > 0 ? [t('figures-line', { line })] : []), parts.join(', ')].join(' · ');
}

export const clauseOf = ({ problem }: EditionProblem): string => String(problem.details.clause ?? '');

/** What the engine wants, in the reader's language where it is one of the usual things. */
function wantedText(wanted: string): string {
  const whole = /^a whole number(?:, at least (-?\d+)(?: and at most (\d+))?| from (-?\d+) to (\d+))$/.exec(wanted);
  if (whole) {
    const least = Number(whole[1] ?? whole[3]);
    const most = whole[2] ?? whole[4];
    return most === undefined ? t('wanted-whole', { least }) : t('wanted-whole-most', { least, most: Number(most) });
  }
  const wholes = /^a list of (\d+|some) whole numbers$/.exec(wanted);
  if (wholes) return wholes[1] === 'some' ? t('wanted-some-wholes') : t('wanted-wholes', { length: Number(wholes[1]) });
  return /^a (?:list of names|name) from /.test(wanted) ? t('wanted-name') : wanted;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
