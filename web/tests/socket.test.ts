import { expect, test } from 'vitest';
import { parseRoute } from '../src/shell/route';
import { retryDelay } from '../src/shell/socket';

test('the delay doubles from 250 ms to 8 s, with a jitter of one half', () => {
  expect([0, 1, 2, 5, 6, 20].map((attempt) => retryDelay(attempt, 1))).toEqual([250, 500, 1000, 8000, 8000, 8000]);
  expect(retryDelay(3, 0)).toBe(1000);
});

test('addresses', () => {
  expect(parseRoute('/', '')).toEqual({ page: 'start', play: null, make: null });
  expect(parseRoute('/play/bali', '')).toEqual({ page: 'start', play: 'bali', make: null });
  expect(parseRoute('/t/KULAWE', '#secret')).toEqual({ page: 'table', id: 'KULAWE' });
  expect(parseRoute('/rules/bali', '#BA-B1')).toEqual({ page: 'rules', game: 'bali', clause: 'BA-B1' });
  expect(parseRoute('/settings', '')).toEqual({ page: 'settings' });
  expect(parseRoute('/t', '')).toEqual({ page: 'not-found' });
  expect(parseRoute('/what/ever', '')).toEqual({ page: 'not-found' });
});
