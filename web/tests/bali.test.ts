/** What Bali's rows forecast, with log lines as the engine writes them and gains worked out by hand. */
import { expect, test } from 'vitest';
import { scoringForecast } from '../src/games/bali/view';
import type { LogLine } from '../src/generated/messages';

const line = (id: string, args: LogLine['args']): LogLine => ({ id: `event-${id}`, args }) as LogLine;
const taken = line('card-taken', { seat: 0, card: 'priest', row: 2 });
const scored = (card: string) => line('card-scored', { card });
const next = line('turn-began', { seat: 1 });

test('shrines that nobody owns bring nothing, and nobody is asked', () => {
  expect(scoringForecast([taken, scored('shrine'), next])).toEqual({ card: 'shrine', gains: new Map(), asks: false });
});

test('who owns shrines is asked, so the next turn is not in sight', () => {
  expect(scoringForecast([taken, scored('shrine')])).toEqual({ card: 'shrine', gains: new Map(), asks: true });
});

test('two priests in front and the majority bring three points, one priest brings one', () => {
  const gains = [line('points-gained', { seat: 0, points: 3 }), line('points-gained', { seat: 2, points: 1 })];
  expect(scoringForecast([taken, scored('priest'), ...gains, next])).toEqual({ card: 'priest', gains: new Map([[0, 3], [2, 1]]), asks: false });
});

test('what the next turn brings is not counted', () => {
  const later = line('stone-gained', { seat: 1, stone: 2 });
  expect(scoringForecast([taken, scored('stonemason'), next, later])?.gains).toEqual(new Map());
});

test('a good that runs out leaves somebody to choose another', () => {
  expect(scoringForecast([taken, scored('rice_farmer'), line('good-received', { seat: 0, good: 'rice' })])).toMatchObject({ gains: new Map([[0, 1]]), asks: true });
});

test('without a scoring there is no forecast', () => {
  expect(scoringForecast([taken])).toBeNull();
});
