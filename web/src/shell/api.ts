/** What the page asks about tables, one function each. A refused request throws an ApiError. */
import type { AddChannel, Annotate, Annotations, ChooseAvatar, ChooseNotifications, Code, Created, EditionCheck, EditionDraft, EditionFigures, EditionSummary, Fork, GameFiles, GameStatistics, IdentityInfo, LadderInfo, NewPasskey, NewTable, NotificationInfo, PasskeyChallenge, PeopleInfo, PlayerPage, Problem, PuzzleOfDay, RelateAgain, Restored, ReviewState, Seated, Sources, StoppedChannel, TableInfo, TableText, UsePasskey, Version, Waiting, Welcome } from '../generated/messages';
import { host } from './host';

export class ApiError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.id);
    this.problem = problem;
  }
}

/** The id of the problem that the server could not be reached. */
export const OFFLINE = 'page-offline';

async function request<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  const response = await respond(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function respond(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await host.request(method, path, body === undefined ? undefined : JSON.stringify(body));
  } catch {
    throw new ApiError({ id: OFFLINE, details: {} });
  }
  if (!response.ok) throw new ApiError(await problemOf(response));
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const { problem } = (await response.json()) as { problem: Partial<Problem> & { id: string } };
    return { id: problem.id, details: problem.details ?? {} };
  } catch {
    return { id: OFFLINE, details: {} };
  }
}

/** The release, and the games of this server with the versions of their rules. */
export const getVersion = () => request<Version>('GET', 'version');
export const getLadder = (game: string) => request<LadderInfo>('GET', `ladder/${encodeURIComponent(game)}`);
export const getPlayer = (player: string) => request<PlayerPage>('GET', `players/${encodeURIComponent(player)}`);
export const getStatistics = (game: string) => request<GameStatistics>('GET', `games/${encodeURIComponent(game)}/statistics`);
export const getWelcome = () => request<Welcome>('GET', 'welcome');
/** What a game from outside brings for the page. The page itself has it of the others. */
export const getGameFiles = (game: string, language: string) => request<GameFiles>('GET', `games/${game}/files/${language}`);
export const setName = (name: string) => request<void>('POST', 'me', { name });
export const getFile = async (path: string) => respond('GET', path);
export const getIdentity = () => request<IdentityInfo>('GET', 'me/identity');
export const chooseAvatar = (art: ChooseAvatar['art'], colour: NonNullable<ChooseAvatar['colour']>) => request<IdentityInfo>('POST', 'me/avatar', { art, colour });
export const beginPasskey = () => request<PasskeyChallenge>('POST', 'me/passkeys/begin');
export const addPasskey = (passkey: NewPasskey) => request<IdentityInfo>('POST', 'me/passkeys', passkey);
export const removePasskey = (id: string) => request<IdentityInfo>('POST', 'me/passkeys/remove', { id });
export const removeDevice = (id: string) => request<IdentityInfo>('POST', 'me/devices/remove', { id });
export const beginEntrance = () => request<PasskeyChallenge>('POST', 'passkeys/begin');
export const enterByPasskey = (use: UsePasskey) => request<void>('POST', 'passkeys/enter', use);
export const setRecovery = (address: string, language: string) => request<IdentityInfo>('POST', 'me/recovery', { target: { kind: 'mail', address }, language });
export const dropRecovery = () => request<IdentityInfo>('POST', 'me/recovery/remove');
export const sendRecovery = (address: string, language: string) => request<void>('POST', 'recovery', { target: { kind: 'mail', address }, language });
/** Goes on as the guest to whom a link was mailed. */
export const enterByLink = (link: string, name: string) => request<void>('POST', `recovery/${encodeURIComponent(link)}`, { name });
export const deleteMyData = () => request<void>('POST', 'me/delete');
export const getNotifications = () => request<NotificationInfo>('GET', 'me/notifications');
export const chooseNotifications = (choice: ChooseNotifications) => request<NotificationInfo>('POST', 'me/notifications', choice);
export const addChannel = (target: AddChannel['target'], language: string) => request<NotificationInfo>('POST', 'me/channels', { target, language });
export const removeChannel = (channel: string) => request<NotificationInfo>('POST', 'me/channels/remove', { channel });
export const testChannel = (channel: string) => request<NotificationInfo>('POST', 'me/channels/test', { channel });
/** Tells the server that somebody looks at the page. The answer names the tables that wait for them. */
export const lookAround = () => request<Waiting>('POST', 'me/looking', {});
/** What a link of a notification does: stop a channel, or confirm an address. */
export const followLink = (does: 'stop' | 'confirm', link: string) => request<StoppedChannel>('POST', `notifications/${does}/${encodeURIComponent(link)}`, {});
export const createTable = (table: NewTable) => request<Seated>('POST', 'tables', table);
export const startTutorial = (game: string, name = '') => request<Seated>('POST', 'learn', { game, name });
export const importRecord = (record: string, seats: string[]) => request<Seated>('POST', 'import', { record, seats });
export const getPuzzle = () => request<PuzzleOfDay>('GET', 'puzzle');
/** Plays on from a position of a table at a new one. */
export const forkTable = (id: string, fork: Fork) => request<Seated>('POST', `tables/${id}/fork`, fork);
export const importTable = (table: unknown) => request<Seated>('POST', 'import/table', { table });
export const getTable = (id: string) => request<TableInfo>('GET', `tables/${id}`);
export const getTableText = (id: string, language: string) => request<TableText>('GET', `tables/${id}/text/${language}`);
export const getAnnotations = (id: string) => request<Annotations>('GET', `tables/${id}/annotations`);
export const annotate = (id: string, note: Annotate) => request<Annotations>('POST', `tables/${id}/annotations`, note);
export const removeAnnotation = (id: string, annotation: string) => request<Annotations>('POST', `tables/${id}/annotations/remove`, { id: annotation });
export const joinTable = (id: string, seat?: number) => request<Seated>('POST', `tables/${id}/join`, seat === undefined ? {} : { seat });
export const claimSeat = (id: string, secret: string) => request<Seated>('POST', `tables/${id}/claim`, { secret });
export const createSeatLink = (id: string) => request<Seated>('POST', `tables/${id}/link`);
export const leaveTable = (id: string) => request<TableInfo>('POST', `tables/${id}/leave`);
export const fillSeat = (id: string, seat: number, level: string) => request<TableInfo>('POST', `tables/${id}/fill`, { seat, level });
export const setWatching = (id: string, allowed: boolean) => request<TableInfo>('POST', `tables/${id}/watching`, { allowed });
export const removePlayer = (id: string, seat: number) => request<TableInfo>('POST', `tables/${id}/remove`, { seat });
export const relate = (id: string, whom: { seat: number } | { line: number }, choice: RelateAgain['choice']) => request<void>('POST', `tables/${id}/relate`, { ...whom, choice });
export const report = (id: string, whom: { seat: number } | { line: number }, note: string) => request<void>('POST', `tables/${id}/report`, { ...whom, note });
export const getPeople = () => request<PeopleInfo>('GET', 'me/people');
export const relateAgain = (id: string, choice: RelateAgain['choice']) => request<PeopleInfo>('POST', 'me/people', { id, choice });
export const createCode = (id: string) => request<Code>('POST', `tables/${id}/code`);
export const getTableOfCode = async (code: string) => (await request<Created>('GET', `codes/${encodeURIComponent(code)}`)).table;
export const createRematch = (id: string) => request<Created>('POST', `tables/${id}/rematch`);
/** The figures of an edition, as in its components file; those of the standard edition, if there is no hash. */
export const getFigures = async (game: string, hash: string | null) => (await request<EditionFigures>('GET', `games/${game}/editions/${hash ?? 'standard'}`)).figures;
export const getSources = (game: string) => request<Sources[]>('GET', `games/${game}/sources`);
export const getEditions = (game: string) => request<EditionSummary[]>('GET', `games/${game}/editions`);
/** `saved` tells a renamed edition from the one that the browser remembers under the same hash. */
export const getEditionFigures = (game: string, hash: string, saved = 0) => request<EditionFigures>('GET', `games/${game}/editions/${hash}${saved ? `?saved=${saved}` : ''}`);
export const checkEdition = (game: string, draft: EditionDraft) => request<EditionCheck>('POST', `games/${game}/editions/check`, draft);
export const saveEdition = (game: string, draft: EditionDraft) => request<EditionSummary>('POST', `games/${game}/editions`, draft);
export const deleteEdition = (game: string, hash: string) => request<void>('POST', `games/${game}/editions/${hash}/delete`);
export const editionFile = (game: string, hash: string) => `games/${game}/editions/${hash}/file`;
export const getReview = (id: string) => request<ReviewState>('GET', `tables/${id}/review`);
export const requestReview = (id: string) => request<ReviewState>('POST', `tables/${id}/review`);
export const recordFile = (id: string) => `tables/${id}/record`;
export const tableFile = (id: string) => `tables/${id}/export`;
export const restoreBackup = (backup: unknown) => request<Restored>('POST', 'me/restore', { backup });
export const deleteTable = (id: string) => request<void>('POST', `tables/${id}/delete`);
