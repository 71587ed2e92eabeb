import type { ContentState } from '@nokshi/contract/content.ts';
import type { Audit } from '../audit.ts';
import { type Caller, operatorOf } from '../caller.ts';
import { canonicalJson } from '../canonical.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db.ts';
import { digestOf } from '../digest.ts';
import type { Ids } from '../ids.ts';
import type { Log } from '../log.ts';
import { refuse } from '../refusal.ts';
import type { Bus, Jobs, Live } from '../work.ts';
import { type Board, type ContentKind, createBoard } from './board.ts';
import { checkDoc, cleaned, type Doc, isInForce } from './document.ts';
import * as rows from './rows.ts';
import { planTurns, registerTurns } from './turns.ts';

export type ContentDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly bus: Bus;
  readonly live: Live;
  readonly audit: Audit;
  readonly ids: Ids;
  readonly jobs: Jobs;
};

export type Shown<D> = { readonly id: string; readonly doc: D; readonly since: Date };

/** Content of one room: what operators write, in versions, with the published part in memory. */
export type Content = ContentDeps & {
  readonly room: string;
  readonly place: rows.Place;
  readonly board: Board;
};

export function openContent(deps: ContentDeps, room: string, place: rows.Place): Content {
  const board = createBoard(deps, place, `${room}.content.${place.brandId}`);
  const content = { ...deps, room, place, board };
  registerTurns(content);
  return content;
}

/** What a kind shows now, newest first; `since`: when that began. */
export function shownContent<D extends Doc>(content: Content, kind: ContentKind): Shown<D>[] {
  const now = content.clock.now();
  return content.board
    .of(kind)
    .filter(({ doc }) => isInForce(doc, now))
    .map(({ id, doc, createdAt }) => ({ id, doc: doc as D, since: beginning(doc, createdAt) }))
    .sort((a, b) => b.since.getTime() - a.since.getTime());
}

const beginning = ({ from }: Doc, createdAt: Date) =>
  typeof from === 'string' ? new Date(from) : createdAt;

type Given<D> = { readonly state: ContentState; readonly doc: D };

/** Refuses content.words-needed, content.schedule-order, content.too-many. */
export async function createContentRow<D extends Doc>(
  content: Content,
  tx: Tx,
  { kind, state, caller, ...given }: Given<D> & { kind: ContentKind; caller: Caller },
): Promise<rows.KeptRow<D>> {
  const doc = cleaned(given.doc);
  checkDoc(doc, state);
  const { count } = await rows.countRows(tx, content.place, kind);
  if (count >= rows.MOST_ROWS)
    throw refuse('content.too-many', { value: { most: rows.MOST_ROWS } });
  const id = content.ids.next();
  await rows.insertRow(tx, content.place, { kind, id, state, doc, ...writer(content, caller) });
  return note(content, tx, {
    kind,
    caller,
    row: await rows.oneRow<D>(tx, content.place, { kind, id }),
  });
}

/** Refuses content.words-needed, content.schedule-order, content.unknown, content.version-changed. */
export async function saveContentRow<D extends Doc>(
  content: Content,
  tx: Tx,
  { kind, caller, ...given }: Given<D> & Edit & { kind: ContentKind; caller: Caller },
): Promise<rows.KeptRow<D>> {
  const doc = cleaned(given.doc);
  checkDoc(doc, given.state);
  const writing = { ...given, kind, doc, ...writer(content, caller) };
  const row = await rows.updateRow<D>(tx, content.place, writing);
  if (!row) await refuseEdit(content, tx, { kind, id: given.id });
  return note(content, tx, { kind, caller, row });
}

type Edit = { readonly id: string; readonly version: number };

/** Refuses content.unknown, content.version-changed, content.nothing-to-undo. */
export async function undoContentRow<D extends Doc>(
  content: Content,
  tx: Tx,
  { kind, caller, ...edit }: Edit & { kind: ContentKind; caller: Caller },
): Promise<rows.KeptRow<D>> {
  const spot = { ...edit, kind, ...writer(content, caller) };
  const row = await rows.swapRow<D>(tx, content.place, spot);
  if (!row) {
    const found = await refuseEdit(content, tx, { ...spot, version: edit.version });
    if (found) throw refuse('content.nothing-to-undo');
  }
  return note(content, tx, { kind, caller, row });
}

/** Why an edit changed no row; returns the row when its version is the given one. */
async function refuseEdit(
  { place }: Content,
  tx: Tx,
  { version, ...spot }: rows.Spot & { version?: number },
) {
  const found = await rows.oneRow(tx, place, spot);
  if (!found) throw refuse('content.unknown');
  if (found.version !== version) throw refuse('content.version-changed', { field: 'version' });
  return found;
}

const writer = ({ clock }: Content, caller: Caller) => ({
  at: clock.now(),
  by: operatorOf(caller).username,
});

type Noted<D> = {
  readonly kind: ContentKind;
  readonly caller: Caller;
  readonly row: rows.KeptRow<D> | undefined;
};

/** Writes the act into the audit log; after the commit every server and open page is notified. */
async function note<D extends Doc>(content: Content, tx: Tx, { kind, caller, row }: Noted<D>) {
  if (!row) throw new Error(`the ${kind} was written and is not there`);
  const { operatorId, username } = operatorOf(caller);
  const { state, version, doc } = row;
  await content.audit.append(tx, {
    operatorId,
    operator: username,
    act: `${content.room}.write-${kind}`,
    object: row.id,
    facts: {
      state,
      version,
      named: nameOf(doc),
      digest: digestOf(canonicalJson(doc)).toString('hex'),
    },
    ip: caller.ip,
  });
  await planTurns(content, tx, { kind, row });
  tx.afterCommit(() => content.board.changed(kind));
  return row;
}

const nameOf = ({ title, alt, name }: Doc): unknown => title ?? alt ?? name;

type SeedRow = { readonly id: string; readonly doc: Doc };

/** Writes published rows where they are missing; operators' changes since stay. */
export async function seedContent(
  { clock, place }: Content,
  tx: Tx,
  { kind, seeds }: { kind: ContentKind; seeds: readonly SeedRow[] },
): Promise<void> {
  const at = clock.now();
  for (const { id, doc } of seeds) {
    const clean = cleaned(doc);
    checkDoc(clean, 'published');
    await rows.insertRow(tx, place, { kind, id, state: 'published', doc: clean, at, by: 'nokshi' });
  }
}
