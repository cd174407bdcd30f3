import { expect, test, vi } from 'vitest';
import { newKey } from '../src/shell/message_key';

test('keys differ, and need nothing that browsers give only over https', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 100 }, newKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9-]{8,64}$/);
  vi.unstubAllGlobals();
});
