import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Procession } from '../src/shell/procession';
import type { Scene } from '../src/shell/wire';

const scene = (mark: string, asks = false) => ({ mark, log: [{}], choices: asks ? {} : null }) as unknown as Scene;

/** A procession of 100 ms a scene that notes what it shows: the scene's mark and its pace. */
function noted() {
  const shown: string[] = [];
  const procession = new Procession(
    () => 100,
    async ({ mark }, pace) => void shown.push(`${mark}:${pace}`),
    () => shown.push('end'),
  );
  return { shown, procession };
}

describe('scenes that wait', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('requestAnimationFrame', (done: () => void) => done());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('each is shown in its turn, and stays before the next', async () => {
    const { shown, procession } = noted();
    procession.add(scene('one'));
    procession.add(scene('two', true));
    await vi.advanceTimersByTimeAsync(159);
    expect(shown).toEqual(['one:100']);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['one:100', 'two:100', 'end']);
  });

  test('what was passed over by something newer is not shown', async () => {
    const { shown, procession } = noted();
    procession.add(scene('one'));
    procession.add(scene('two'));
    procession.clear();
    await vi.runAllTimersAsync();
    expect(shown).toEqual(['one:100', 'end']);
  });

  test('far behind, or where nobody looks, they come at once', async () => {
    const { shown, procession } = noted();
    for (let at = 0; at < 15; at++) procession.add(scene(String(at)));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['0:100']);
    await vi.advanceTimersByTimeAsync(160);
    expect(shown).toEqual(['0:100', '1:0', '2:100']);
    vi.stubGlobal('document', { hidden: true });
    await vi.advanceTimersByTimeAsync(160);
    expect(shown.slice(3)).toEqual([...Array.from({ length: 12 }, (_, at) => `${at + 3}:0`), 'end']);
  });
});
