/** What people paste to join a table. */
import { expect, test } from 'vitest';
import { parseInvitation, parseRoute } from '../src/shell/route';

const ID = '7k2mq0x9tfgh3w5zv8dp';

test.each([
  [ID, ID, ''],
  [`  ${ID}\n`, ID, ''],
  [ID.toUpperCase(), ID, ''],
  [`https://motu.example/t/${ID}`, ID, ''],
  [`motu.example/t/${ID}/`, ID, ''],
  [`https://motu.example/t/${ID}?at=12`, ID, ''],
  [`https://motu.example/t/${ID}#Secret_of-the-Seat0`, ID, '#Secret_of-the-Seat0'],
  [`https://motu.example/t/${ID}?at=12#Secret_of-the-Seat0`, ID, '#Secret_of-the-Seat0'],
  [`Come and play: https://motu.example/t/${ID} tonight`, ID, ''],
  ['TAROMI', 'TAROMI', ''],
  ['taromi', 'TAROMI', ''],
  ['https://motu.example/t/TAROMI', 'TAROMI', ''],
  ['   ', '', ''],
])('%s leads to the table %s', (typed, id, secret) => {
  expect(parseInvitation(typed)).toEqual({ id, secret });
});

test('the address of a table with a long id is its page', () => {
  expect(parseRoute(`/t/${ID}`, '')).toEqual({ page: 'table', id: ID });
});

test.each(['/t/%E0%A4%A', '/%', '/rules/%C3'])('%s leads to a page that helps', (path) => {
  expect(parseRoute(path, '')).toEqual({ page: 'not-found' });
});
