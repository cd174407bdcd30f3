/** Short tones made with the Web Audio API, and the shaking of a phone. Both are off unless the reader turns them on. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

const LOUDEST = 0.2;

const TUNES = {
  move: [[523, 0.06]],
  turn: [[587, 0.09], [784, 0.14]],
  end: [[523, 0.12], [659, 0.12], [784, 0.24]],
  chat: [[880, 0.05]],
} as const;

/** How long a phone shakes and rests, in milliseconds. Moves of others do not shake it. */
const SHAKES: Partial<Record<keyof typeof TUNES, number[]>> = { turn: [40, 60, 40], end: [120] };

export const canShake = () => typeof navigator !== 'undefined' && 'vibrate' in navigator;

export function play(tune: keyof typeof TUNES): void {
  const shake = SHAKES[tune];
  if (settings.haptics && shake && canShake()) navigator.vibrate(shake);
  if (!settings.sound || settings.volume === 0) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, length] of TUNES[tune]) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(LOUDEST * (settings.volume / 100), at + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length * 0.8;
  }
}
