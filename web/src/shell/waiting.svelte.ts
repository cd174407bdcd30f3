/** The tables that wait for the reader, asked for now and then while the page is looked at. */
import type { WaitingTable } from '../generated/messages';
import * as api from './api';
import { router } from './router.svelte';

const ASK_MS = 15_000;

class WaitingTables {
  tables = $state.raw<WaitingTable[]>([]);
  private begun = false;

  /** Begins to ask. It also tells the server that somebody looks at the page, so that no notification is sent. */
  begin(): void {
    if (this.begun) return;
    this.begun = true;
    void this.refresh();
    setInterval(() => !document.hidden && void this.refresh(), ASK_MS);
    document.addEventListener('visibilitychange', () => !document.hidden && void this.refresh());
  }

  async refresh(): Promise<void> {
    try {
      this.tables = (await api.lookAround()).tables;
    } catch {
      return; // it is asked again soon
    }
    void navigator.setAppBadge?.(this.tables.length).catch(() => undefined);
  }

  /** The waiting tables besides the one on show, in the order in which the key for the next table visits them. */
  others(here: string): WaitingTable[] {
    const at = this.tables.findIndex((table) => table.id === here);
    return at < 0 ? this.tables : [...this.tables.slice(at + 1), ...this.tables.slice(0, at)];
  }

  /** Opens the next table that waits. */
  openNext(): void {
    const next = this.others(here())[0];
    if (next) router.navigate(`/t/${next.id}`);
  }
}

/** The table on show, if one is. */
export const here = () => (router.route.page === 'table' ? router.route.id : '');

export const waiting = new WaitingTables();
