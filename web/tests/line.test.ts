import { expect, test } from 'vitest';
import { pause } from '../src/shell/line';
import { read } from '../src/shell/address';

test('waiting doubles from a quarter of a second to eight seconds, spread over half of it', () => {
  expect([0, 1, 2, 5, 6, 20].map((attempt) => pause(attempt, 1))).toEqual([250, 500, 1000, 8000, 8000, 8000]);
  expect(pause(3, 0)).toBe(1000);
});

test('addresses', () => {
  expect(read('/', '')).toEqual({ page: 'start', play: null });
  expect(read('/play/bali', '')).toEqual({ page: 'start', play: 'bali' });
  expect(read('/t/KULAWE', '#secret')).toEqual({ page: 'table', id: 'KULAWE' });
  expect(read('/rules/bali', '#BA-B1')).toEqual({ page: 'rules', game: 'bali', clause: 'BA-B1' });
  expect(read('/settings', '')).toEqual({ page: 'settings' });
  expect(read('/t', '')).toEqual({ page: 'lost' });
  expect(read('/what/ever', '')).toEqual({ page: 'lost' });
});
