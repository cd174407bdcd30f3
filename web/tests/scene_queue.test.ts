import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scene } from '../src/generated/messages';
import { SceneQueue } from '../src/shell/scene_queue';

const scene = (mark: string, asks = false) => ({ mark, log: [{}], choices: asks ? {} : null }) as unknown as Scene;

/** A queue with 100 ms per scene that records what it shows: the scene's mark and the duration. */
function recording() {
  const shown: string[] = [];
  const queue = new SceneQueue(
    () => 100,
    async ({ mark }, animationMs) => void shown.push(`${mark}:${animationMs}`),
    () => shown.push('end'),
  );
  return { shown, queue };
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
    const { shown, queue } = recording();
    queue.add(scene('one'));
    queue.add(scene('two', true));
    await vi.advanceTimersByTimeAsync(159);
    expect(shown).toEqual(['one:100']);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['one:100', 'two:100', 'end']);
  });

  test('what is replaced by something newer is not shown', async () => {
    const { shown, queue } = recording();
    queue.add(scene('one'));
    queue.add(scene('two'));
    queue.clear();
    await vi.runAllTimersAsync();
    expect(shown).toEqual(['one:100', 'end']);
  });

  test('with a long queue, or on a hidden page, they are not animated', async () => {
    const { shown, queue } = recording();
    for (let at = 0; at < 15; at++) queue.add(scene(String(at)));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['0:100']);
    await vi.advanceTimersByTimeAsync(160);
    expect(shown).toEqual(['0:100', '1:0', '2:100']);
    vi.stubGlobal('document', { hidden: true });
    await vi.advanceTimersByTimeAsync(160);
    expect(shown.slice(3)).toEqual([...Array.from({ length: 12 }, (_, at) => `${at + 3}:0`), 'end']);
  });

  test('a page that is behind catches up at once, sooner while the reader is asked', async () => {
    const { shown, queue } = recording();
    for (let at = 0; at < 10; at++) queue.add(scene(String(at), at === 9));
    vi.setSystemTime(Date.now() + 2600);
    await vi.advanceTimersByTimeAsync(160);
    expect(shown).toEqual(['0:100', ...Array.from({ length: 9 }, (_, at) => `${at + 1}:0`), 'end']);
    for (let at = 0; at < 3; at++) queue.add(scene(String(at)));
    vi.setSystemTime(Date.now() + 2600);
    await vi.advanceTimersByTimeAsync(160);
    expect(shown.slice(11)).toEqual(['0:100', '1:100']);
    vi.setSystemTime(Date.now() + 6000);
    await vi.advanceTimersByTimeAsync(160);
    expect(shown.slice(13)).toEqual(['2:0', 'end']);
  });

  test('a scene that fails or never ends does not hold up the next', async () => {
    const shown: string[] = [];
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    const queue = new SceneQueue(
      () => 100,
      ({ mark }) => {
        shown.push(mark);
        if (mark === 'fails') return Promise.reject(new Error('no such piece'));
        return mark === 'hangs' ? new Promise(() => {}) : Promise.resolve();
      },
      () => shown.push('end'),
    );
    for (const mark of ['fails', 'hangs', 'last']) queue.add(scene(mark, true));
    await vi.runAllTimersAsync();
    expect(shown).toEqual(['fails', 'hangs', 'last', 'end']);
    expect(quiet).toHaveBeenCalledOnce();
    quiet.mockRestore();
  });
});
