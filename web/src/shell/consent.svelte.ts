/** Taking an answer back with everybody's consent, as one reader sees it. */
import { newKey } from './message_key';
import type { ClientMessage, TakeBackInfo } from '../generated/messages';

export class Consent {
  request = $state.raw<TakeBackInfo | null>(null);
  /** Who refused the last request; shown until the next move. */
  refused = $state<number | null>(null);

  constructor(
    private readonly mark: () => string | undefined,
    private readonly send: (message: ClientMessage) => void,
  ) {}

  receive(request: TakeBackInfo | null, refused: number | null = null): void {
    this.request = request;
    this.refused = refused;
  }

  /** The table has changed: what was refused before is past. */
  moved(): void {
    this.refused = null;
  }

  ask(): void {
    const mark = this.mark();
    if (mark) this.send({ kind: 'ask-back', key: newKey(), mark });
  }

  answer(agree: boolean): void {
    if (this.request) this.send({ kind: 'consent', key: newKey(), request: this.request.id, agree });
  }
}
