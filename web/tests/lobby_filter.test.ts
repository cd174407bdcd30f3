import { describe, expect, it } from 'vitest';
import { ALL, fits, paceOf } from '../src/shell/start/lobby_filter';

const clock = (move: number | null, total: number | null) => ({ move, total, rule: 'bot' as const, seats: [], votes: [], notices: [] });
const table = (game: string, time: ReturnType<typeof clock> | null = null, rated = false) => ({ game, clock: time, rated });

describe('the pace of a table', () => {
  it('follows from its clock', () => {
    expect(paceOf(null)).toBe('none');
    expect(paceOf(clock(60, null))).toBe('sitting');
    expect(paceOf(clock(null, 7200))).toBe('sitting');
    expect(paceOf(clock(86_400, null))).toBe('days');
    expect(paceOf(clock(null, 7 * 86_400))).toBe('days');
  });
  it('is that of the whole game, if both times are limited', () => {
    expect(paceOf(clock(86_400, 7200))).toBe('sitting');
    expect(paceOf(clock(60, 7 * 86_400))).toBe('days');
  });
});

describe('the filter of the lobby', () => {
  it('shows all tables at first', () => {
    expect([table('bali'), table('raiatea', clock(30, null), true)].every((one) => fits(one, ALL))).toBe(true);
  });
  it('shows only what fits in every respect', () => {
    const wanted = { game: 'bali', pace: 'days', rated: true } as const;
    expect(fits(table('bali', clock(86_400, null), true), wanted)).toBe(true);
    expect(fits(table('raiatea', clock(86_400, null), true), wanted)).toBe(false);
    expect(fits(table('bali', clock(60, null), true), wanted)).toBe(false);
    expect(fits(table('bali', clock(86_400, null), false), wanted)).toBe(false);
  });
});
