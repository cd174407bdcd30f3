/** The server's routes, one function each. A refusal is thrown as a Refusal that names its sentence. */
import type { Args, NewTable, Problem, ReviewTold, Seated, Sources, TableInfo, Welcome } from './wire';

export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.id);
    this.problem = problem;
  }
}

/** The id of a problem that is the line's, not the server's. */
export const OFFLINE = 'page-offline';

async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal({ id: OFFLINE, details: {} });
  }
  if (!response.ok) throw new Refusal(await problemOf(response));
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const told = (await response.json()) as { problem: { id: string; details?: Args } };
    return { id: told.problem.id, details: told.problem.details ?? {} };
  } catch {
    return { id: OFFLINE, details: {} };
  }
}

export const welcome = () => ask<Welcome>('GET', 'welcome');
export const rename = (name: string) => ask<void>('POST', 'me', { name });
export const create = (table: NewTable) => ask<Seated>('POST', 'tables', table);
export const learn = (game: string) => ask<Seated>('POST', 'learn', { game });
export const bring = (record: string, seats: string[]) => ask<Seated>('POST', 'import', { record, seats });
export const look = (id: string) => ask<TableInfo>('GET', `tables/${id}`);
export const join = (id: string, seat?: number) => ask<Seated>('POST', `tables/${id}/join`, seat === undefined ? {} : { seat });
export const claim = (id: string, secret: string) => ask<Seated>('POST', `tables/${id}/claim`, { secret });
export const link = (id: string) => ask<Seated>('POST', `tables/${id}/link`);
export const leave = (id: string) => ask<TableInfo>('POST', `tables/${id}/leave`);
export const fill = (id: string, seat: number, level: string) => ask<TableInfo>('POST', `tables/${id}/fill`, { seat, level });
export const rematch = (id: string) => ask<{ table: string }>('POST', `tables/${id}/rematch`);
export const sources = (game: string) => ask<Sources[]>('GET', `games/${game}/sources`);
export const review = (id: string) => ask<ReviewTold>('GET', `tables/${id}/review`);
export const askForReview = (id: string) => ask<ReviewTold>('POST', `tables/${id}/review`);
export const recordAddress = (id: string) => `/api/tables/${id}/record`;
export const socketAddress = (id: string) => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/socket`;
