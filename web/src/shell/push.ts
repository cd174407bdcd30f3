/** Push messages of this browser: whether it can have them, and its subscription. */
import type { AddChannel } from '../generated/messages';

export type PushState = 'off' | 'on' | 'denied' | 'unsupported';

const WORKER = '/push-worker.js';

export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The subscription that this browser has, if any. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribes this browser. Null if its owner does not allow it. */
export async function subscribe(key: string): Promise<AddChannel['target'] | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(WORKER, { scope: '/' });
  await navigator.serviceWorker.ready;
  const wanted = bytes(key);
  const before = await registration.pushManager.getSubscription();
  if (before) await before.unsubscribe();
  const made = (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted })).toJSON();
  return { kind: 'push', endpoint: made.endpoint ?? '', p256dh: made.keys?.['p256dh'] ?? '', auth: made.keys?.['auth'] ?? '', name: browserName() };
}

export async function unsubscribe(endpoint: string): Promise<void> {
  const own = await subscription();
  if (own?.endpoint === endpoint) await own.unsubscribe();
}

/** A key in the alphabet of addresses as bytes. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const raw = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

/** What people call this browser: its name and system. */
export function browserName(): string {
  const agent = navigator.userAgent;
  const browser = /Edg\//.test(agent) ? 'Edge' : /Firefox\//.test(agent) ? 'Firefox' : /Chrom(e|ium)\//.test(agent) ? 'Chrome' : /Safari\//.test(agent) ? 'Safari' : '';
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(agent)?.[0] ?? '';
  return [browser, system].filter(Boolean).join(', ');
}
