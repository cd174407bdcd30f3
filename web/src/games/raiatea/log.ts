/** What happened in this round, from the log: claims of locations, offerings, blessings. */
import type { LogLine } from '../../generated/messages';
import type { Location } from '../../generated/raiatea';
import type { Table } from '../../shell/board_api';
import { figuresOf } from './components';
import { raiatea } from './view';

/** The lines from the last one with an id on; all if there is none. */
function since(log: readonly LogLine[], id: string): LogLine[] {
  for (let at = log.length - 1; at >= 0; at--) if (log[at]!.id === id) return log.slice(at);
  return [...log];
}

export interface Claim { seat: number; die: number | null; did: LogLine[] }

/** Who is Kahuna where in this action round, what was rolled there and what the Kahuna did. `now` is the location being visited. */
export function claims(table: Table): { by: Record<string, Claim>; now: string | null } {
  const view = raiatea(table);
  const by: Record<string, Claim> = {};
  let now: string | null = null;
  if (view.step === null && view.kahuna !== null)
    for (const line of since(table.shownLog, 'event-action-round-began')) {
      const { id, args } = line;
      const claim = now === null ? null : by[now]!;
      if (id === 'event-location-claimed' && !view.tiles.includes(args.location as Location)) {
        now = String(args.location);
        by[now] = { seat: Number(args.seat), die: null, did: [] };
      } else if (claim) {
        if (id === 'event-assistant-rolled' || id === 'event-die-rolled') claim.die = Number(args.result);
        if (args.seat === claim.seat) claim.did.push(line);
      }
    }
  return { by, now: view.kahuna === null ? null : now };
}

export interface Offering { seat: number; mana: number; place: number; gift: string | null }

/** What everybody offered in this ceremony, in the order before it, with the places after it and the gifts. */
export function offerings(table: Table): Offering[] {
  const found: Offering[] = [];
  for (const { id, args } of since(table.shownLog, 'event-ceremony-began')) {
    const one = found.find((offer) => offer.seat === args.seat);
    if (id === 'event-offering-made') found.push({ seat: Number(args.seat), mana: Number(args.mana), place: 0, gift: null });
    else if (one && id === 'event-order-set') one.place = Number(args.place);
    else if (one && id === 'event-gift-chosen') one.gift = String(args.gift);
  }
  return found;
}

export interface BlessingColumn { ritual: string; seat: number | null; state: 'done' | 'now' | 'next' | 'short' | 'stopped'; mana: number; change: string }

/** The rituals of this ceremony in their order with the mana left after each: those performed, the current one, and a forecast by printed costs. */
export function blessings(table: Table): { opened: number | null; columns: BlessingColumn[] } {
  const view = raiatea(table);
  const { rituals } = figuresOf(table);
  let opened: number | null = null;
  let mana = 0;
  const columns: BlessingColumn[] = [];
  for (const { id, args } of since(table.shownLog, 'event-ceremony-began')) {
    if (id === 'event-bag-opened' || id === 'event-bag-without-rituals') opened = mana = Number(args.mana);
    else if (opened === null) continue;
    else if (id === 'event-ritual-blessed' || id === 'event-common-ritual-blessed') {
      mana -= Number(args.mana);
      columns.push({ ritual: String(args.ritual), seat: id === 'event-ritual-blessed' ? Number(args.seat) : null, state: 'done', mana, change: `−${args.mana}` });
    } else if (id === 'event-mana-added') {
      mana += Number(args.mana);
      const last = columns.at(-1);
      if (last) [last.mana, last.change] = [mana, `${last.change} +${args.mana}`];
    } else if (id === 'event-ritual-cancelled') columns.push({ ritual: String(args.ritual), seat: Number(args.seat), state: 'stopped', mana, change: '' });
    else if (id === 'event-rituals-failed') for (const ritual of args.rituals as string[]) columns.push({ ritual, seat: null, state: 'short', mana, change: `${mana} < ${rituals[ritual]!.cost}` });
  }
  if (view.step === 'blessings') {
    const last = columns.at(-1);
    if (last?.state === 'done') last.state = 'now';
    let short = false;
    for (const { ritual, seat } of view.row) {
      const { cost } = rituals[ritual]!;
      short ||= mana < cost;
      if (!short) mana -= cost;
      columns.push({ ritual, seat, state: short ? 'short' : 'next', mana, change: short ? `${mana} < ${cost}` : `−${cost}` });
    }
  }
  return { opened, columns };
}
