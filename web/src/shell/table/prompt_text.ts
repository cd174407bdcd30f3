/** The sentences of the prompt bar. */
import type { TableClient } from '../table_client.svelte';
import { t } from '../words.svelte';

/** Who decides what. */
export function headline(table: TableClient): string {
  if (!table.live) return t('past-title', { at: table.history.moment?.at ?? 0, of: table.log.length });
  if (table.result) return table.counting ? t('counting') : over(table);
  const choices = table.choices;
  if (choices) return table.say(`decision-${choices.decision}`, choices.args);
  if (table.busy) return t('sending');
  const asked = table.seats.filter((seat) => seat.asked && !seat.me);
  if (asked.length === 0) return t('please-wait');
  const names = asked.map((seat) => seat.name).join(', ');
  return asked.every((seat) => seat.bot) ? t('bot-thinks', { names, count: asked.length }) : t('waiting-for', { name: names });
}

function over(table: TableClient): string {
  const winners = table.seats.filter((seat) => table.result!.places[seat.index] === 0);
  const points = table.result!.scores[winners[0]?.index ?? 0] ?? 0;
  if (winners.length > 1) return t('shared-victory', { names: winners.map((seat) => seat.name).join(', '), points });
  return winners[0]?.me ? t('you-win', { points }) : t('wins', { name: winners[0]?.name ?? '', points });
}

/** What went wrong, what the option would cause (the option itself if nothing else is known), or what was done last. */
export function subline(table: TableClient): string {
  if (table.error) return table.error;
  if (!table.live) return whatHappened(table) || (table.result ? t('past-over-hint') : t('past-hint'));
  const option = table.chosen ?? table.hovered;
  if (option) {
    const sentence = table.say(option.words, option.args);
    if (option.irreversible) return `${sentence}. ${t('no-way-back')}`;
    const effects = table.preview.slice(0, 6).map((line) => table.say(line.id, line.args)).filter((text) => !text.endsWith(':'));
    return effects.length > 0 ? effects.join(' ') : sentence;
  }
  if (table.candidates.length > 0) return t('which-one');
  if (table.held || table.counting) return '';
  return table.log.slice(-2).map((line) => table.say(line.id, line.args)).join(' ');
}

/** While the reader steps forward through the past, or it is played back: what led to the moment on show. */
function whatHappened(table: TableClient): string {
  const { moment, before } = table.history;
  return moment && before !== null ? table.log.slice(before, moment.at).map((line) => table.say(line.id, line.args)).join(' ') : '';
}
