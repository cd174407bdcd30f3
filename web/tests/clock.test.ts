import { describe, expect, it } from 'vitest';
import { duration, secondsLeft } from '../src/shell/clock.svelte';
import { isOldId, isShortCode, parseInvitation } from '../src/shell/route';
import type { ClockInfo } from '../src/generated/messages';

const clock = (seats: ClockInfo['seats']): ClockInfo => ({ move: 60, total: 600, rule: 'bot', seats, votes: [], notices: [] });

describe('a clock', () => {
  it('counts down only while it runs, and never below nothing', () => {
    const info = clock([
      { left: 500, decision: 40, running: true, out: false },
      { left: 20, decision: 60, running: false, out: false },
    ]);
    expect(secondsLeft(info, 0, 15)).toBe(25);
    expect(secondsLeft(info, 0, 90)).toBe(0);
    expect(secondsLeft(info, 1, 15)).toBe(20);
  });

  it('shows its limit before it was started', () => {
    expect(secondsLeft(clock([]), 0, 5)).toBe(60);
  });

  it('is read as minutes, hours or days', () => {
    expect(duration(0.2).text).toBe('0:01');
    expect(duration(61).text).toBe('1:01');
    expect(duration(3661).text).toBe('1:01:01');
    expect(duration(90_000)).toMatchObject({ unit: 'clock', text: '25:00:00' });
    expect(duration(3 * 86_400 + 7200)).toMatchObject({ unit: 'days', days: 3, hours: 2 });
  });
});

describe('what somebody types to join', () => {
  it('may be a short code, in two groups or not', () => {
    for (const typed of ['97qz2n', '97Q Z2N', ' 97q-z2n ']) expect(isShortCode(typed)).toBe(true);
    for (const typed of ['97qz2', '7k2mq0x9tfgh3w5zv8dp', 'https://motu.example/t/abcdef']) expect(isShortCode(typed)).toBe(false);
  });

  it('may be the id of an old table', () => {
    expect(isOldId('taromi')).toBe(true);
    expect(isOldId('97qz2n')).toBe(false);
    expect(parseInvitation('taromi').id).toBe('TAROMI');
  });
});
