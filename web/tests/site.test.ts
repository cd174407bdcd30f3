import { describe, expect, test } from 'vitest';
import { anchorOf, hrefOf, placeOf } from '../src/shell/address';
import { savedKind, seatsOf } from '../src/shell/saved_files';

const bar = (pathname: string, search: string, hash: string) => ({ pathname, search, hash });

describe('addresses', () => {
  test('on a server they are paths', () => {
    expect(placeOf(bar('/t/abc', '?at=3', '#secret'), false)).toEqual({ path: '/t/abc', search: '?at=3', hash: '#secret' });
    expect(hrefOf('/t/abc', false)).toBe('/t/abc');
    expect(anchorOf('/t/abc', false)).toBeNull();
    expect(anchorOf('#BA-B1', false)).toEqual({ place: 'BA-B1' });
  });

  test('on a site they follow its #, wherever it is', () => {
    expect(placeOf(bar('/some/folder/', '', ''), true)).toEqual({ path: '/', search: '', hash: '' });
    expect(placeOf(bar('/some/folder/', '', '#/t/abc?at=3'), true)).toEqual({ path: '/t/abc', search: '?at=3', hash: '' });
    expect(placeOf(bar('/', '?from=app', '#/rules/bali#BA-B1'), true)).toEqual({ path: '/rules/bali', search: '', hash: '#BA-B1' });
    expect(placeOf(bar('/', '', '#elsewhere'), true).path).toBe('/');
    expect(hrefOf('/t/abc', true)).toBe('#/t/abc');
    expect(anchorOf('#/t/abc', true)).toEqual({ page: '/t/abc' });
    expect(anchorOf('#BA-B1', true)).toEqual({ place: 'BA-B1' });
  });
});

test('what a saved file is', () => {
  expect(savedKind('{"format":"motu browser 1"}')).toBe('backup');
  expect(savedKind('{"format":"motu table 1"}')).toBe('table');
  expect(savedKind('motu record 1\ngame bali\n')).toBe('record');
});

test('who plays on in a record', () => {
  expect(seatsOf('motu record 1\ngame bali\nseats 3\nseed 7\n')).toEqual(['me', 'medium', 'medium']);
  expect(seatsOf('no record at all')).toEqual(['me', 'medium']);
  expect(seatsOf('seats 99')).toHaveLength(5);
});
