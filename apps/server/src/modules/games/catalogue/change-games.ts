import { createHash } from 'node:crypto';
import type { Input, Output } from '@nokshi/contract';
import type { consoleCatalogueRoutes } from '@nokshi/contract/console/catalogue.ts';
import { audited } from '../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import { canonicalJson } from '../../../kernel/canonical.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { decidedOf } from './desk.ts';
import type { CatalogueRoom } from './room.ts';
import { type Decided, planGame } from './rules/cells.ts';
import { type Plan, planUpload } from './plan-upload.ts';
import {
  addChange,
  type DeskRow,
  gamesById,
  lockGames,
  lockNewestChange,
  markUndone,
  writeGames,
} from './store/desk.ts';

type Routes = typeof consoleCatalogueRoutes;
type Room = Pick<CatalogueRoom, 'shelf' | 'audit' | 'clock'>;
type Asked<R extends keyof Routes> = { asked: Input<Routes[R]>; caller: Caller };

const byId = (rows: readonly DeskRow[]): ReadonlyMap<string, Decided> =>
  new Map(rows.map((row) => [row.gameId, decidedOf(row)]));

/**
 * Changes one game by its form. Refuses as the contract lists; catalogue.value-wrong names the
 * field.
 */
export async function setGame(
  room: Room,
  tx: Tx,
  { asked, caller }: Asked<'setGame'>,
): Promise<Record<string, never>> {
  const { gameId, cells, reason } = asked;
  const games = byId(await lockGames(tx, [gameId]));
  const before = games.get(gameId);
  if (!before) throw refuse('catalogue.game-unknown');
  const planned = planGame(before, cells);
  if (planned.fault !== null)
    throw refuse(
      planned.fault === 'schedule-order' ? 'catalogue.schedule-order' : 'catalogue.value-wrong',
      planned.field === null ? {} : { field: planned.field },
    );
  if (planned.changes.length === 0) throw refuse('catalogue.nothing-changed');
  const next = new Map([[gameId, planned.next]]);
  await write(room, tx, { games, next, reason, caller });
  const facts = { reason, changes: planned.changes };
  await audited(room, tx, { caller, act: 'catalogue.set-game', object: gameId, facts });
  return {};
}

/** The effect of a CSV, with a digest of exactly this effect. Writes nothing. */
export async function previewUpload(
  tx: Tx,
  { csv }: Input<Routes['preview']>,
): Promise<Output<Routes['preview']>> {
  const plan = planUpload(csv, byId(await gamesById(tx)));
  return { lines: plan.lines, digest: digestOf(plan) };
}

const digestOf = ({ lines }: Plan): string =>
  createHash('sha256').update(canonicalJson(lines)).digest('hex');

/**
 * Writes exactly what was previewed; when a game has changed since, the operator has to preview
 * again. Refuses as the contract lists.
 */
export async function uploadGames(
  room: Room,
  tx: Tx,
  { asked, caller }: Asked<'upload'>,
): Promise<Output<Routes['upload']>> {
  const games = byId(await lockGames(tx, null));
  const plan = planUpload(asked.csv, games);
  if (digestOf(plan) !== asked.digest) throw refuse('catalogue.preview-old');
  if (plan.next.size === 0) throw refuse('catalogue.nothing-changed');
  const { reason } = asked;
  const { next } = plan;
  const changeId = await write(room, tx, { games, next, reason, caller });
  const refused = plan.lines.filter(({ outcome }) => outcome === 'refused').length;
  const facts = { reason, games: next.size, refused, digest: asked.digest };
  await audited(room, tx, { caller, act: 'catalogue.upload', object: `${changeId}`, facts });
  return { games: next.size };
}

type Writing = {
  readonly games: ReadonlyMap<string, Decided>;
  readonly next: ReadonlyMap<string, Decided>;
  readonly reason: string;
  readonly caller: Caller;
};

async function write(room: Room, tx: Tx, { games, next, reason, caller }: Writing) {
  const gameIds = [...next.keys()];
  const of = (decided: ReadonlyMap<string, Decided>) =>
    gameIds.map((gameId) => ({ gameId, ...(decided.get(gameId) as Decided) }));
  await writeGames(tx, of(next));
  const { username: operator } = operatorOf(caller);
  const at = room.clock.now();
  const { changeId } = await addChange(tx, { at, operator, reason, before: of(games) });
  room.shelf.changed(tx);
  return changeId;
}

/**
 * Undoes the newest change as a whole, so that each game has its previous values again; later
 * changes are undone first. Refuses: catalogue.nothing-to-undo.
 */
export async function undoChange(
  room: Room,
  tx: Tx,
  { asked, caller }: Asked<'undo'>,
): Promise<Output<Routes['undo']>> {
  const newest = await lockNewestChange(tx);
  if (`${newest?.changeId}` !== asked.changeId || !newest)
    throw refuse('catalogue.nothing-to-undo');
  await writeGames(tx, newest.before);
  await markUndone(tx, { changeId: newest.changeId, at: room.clock.now() });
  const games = newest.before.length;
  const facts = { reason: asked.reason, games };
  await audited(room, tx, { caller, act: 'catalogue.undo', object: asked.changeId, facts });
  room.shelf.changed(tx);
  return { games };
}
