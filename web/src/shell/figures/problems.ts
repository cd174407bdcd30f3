/** Why figures were refused, in the reader's language. */
import type { EditionProblem } from '../../generated/messages';
import { problemText, t, words } from '../words.svelte';
import { valueAt, type Table } from './figures';
import { EFFECTS } from '../../generated/vocabulary';
import { blockTitle, fieldLabel, figureLabel, figureText, nameOf, paramLabel } from './names';

/** The sentence of a problem as it stands at its figure. `standard` are the figures of the rulebook. */
export function figureProblem(found: EditionProblem, game: string, standard: Table): string {
  const { id, details } = found.problem;
  if (!words.page.has(`problem-${id}`)) return problemText({ id, details: { ...details, file: lineOf(found) } });
  const args: Record<string, unknown> = { ...details };
  if (typeof args.wanted === 'string') args.wanted = wantedText(args.wanted, game);
  if (typeof args.counted === 'string') args.counted = capital(words.shared.say(`counted-${args.counted}`));
  if (typeof args.region === 'string') args.region = words.ofGame(game).say(`region-${args.region}`);
  if (id === 'components-not-as-printed') args.expected = figureText(game, valueAt(standard, found.block, found.path), String(found.path.at(-1) ?? ''));
  if (id === 'components-count-unfit' && String(details.thing).startsWith('tiles of the start')) return t('problem-fish-of-the-start', args);
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
function wantedText(wanted: string, game: string): string {
  const whole = /^a whole number(?:, at least (-?\d+)(?: and at most (\d+))?| from (-?\d+) to (\d+))$/.exec(wanted);
  if (whole) {
    const least = Number(whole[1] ?? whole[3]);
    const most = whole[2] ?? whole[4];
    return most === undefined ? t('wanted-whole', { least }) : t('wanted-whole-most', { least, most: Number(most) });
  }
  const wholes = /^a list of (\d+|some) whole numbers$/.exec(wanted);
  if (wholes) return wholes[1] === 'some' ? t('wanted-some-wholes') : t('wanted-wholes', { length: Number(wholes[1]) });
  if (/^a (?:list of names|name) from /.test(wanted)) return t('wanted-name');
  const seats = /^two numbers from (\d+) to (\d+), the smaller one first$/.exec(wanted);
  if (seats) return t('wanted-seats', { least: Number(seats[1]), most: Number(seats[2]) });
  const faces = /^1 to (\d+) whole numbers, none below 0$/.exec(wanted);
  if (faces) return t('wanted-faces', { most: Number(faces[1]) });
  const ceremonies = /^(\d+) ceremonies, one of them at the end$/.exec(wanted);
  if (ceremonies) return t('wanted-ceremonies', { count: Number(ceremonies[1]) });
  const fixed = FIXED[wanted];
  return fixed ? t(fixed) : wantedOfEffect(wanted, game);
}

const FIXED: Record<string, string> = {
  'numbers from 0 upwards': 'wanted-rising',
  'at least one effect': 'wanted-an-effect',
  'one of them only, or several commodities by name': 'wanted-one-cost',
  'take forest_card from forest, anything else from market': 'wanted-card-and-place',
  'different: only for commodities': 'wanted-different-commodities',
  'cancel next, or cancel cost_at_least with n': 'wanted-cancel',
  'cost: pearls for one priest and for two': 'wanted-priest-prices',
};

/** What a card or one of its effects wants: a number or names for a parameter, or other parameters. */
function wantedOfEffect(wanted: string, game: string): string {
  const [, op = '', keys = ''] = /^([a-z_]+) with ([a-z_, ]+)$/.exec(wanted) ?? [];
  if (op in EFFECTS) return `${t(`fig-op-${op}`)}: ${keys.split(', ').map(paramLabel).join(', ')}`;
  const [, key = '', value = ''] = /^([a-z]+): (.+)$/.exec(wanted) ?? [];
  if (key) return `${paramLabel(key)}: ${wantedText(value, game)}`;
  return /^[a-z_]+(?:, [a-z_]+)*$/.test(wanted) ? wanted.split(', ').map((name) => nameOf(game, name)).join(', ') : wanted;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
