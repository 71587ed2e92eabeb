import type { LiveMessage } from '@nokshi/contract';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import type { Log } from '../log.ts';
import { oneAfterAnother } from '../one-after-another.ts';
import type { Bus, Live } from '../work.ts';
import { digestOf } from '../digest.ts';
import type { Doc } from './document.ts';
import { type ContentRow, type Place, publishedRows } from './rows.ts';

export type ContentKind = Extract<LiveMessage, { type: 'content' }>['kind'];
type Row = ContentRow<Doc>;

export type Board = {
  /** The published rows of a kind, from memory; the newest first. */
  of(kind: ContentKind): readonly Row[];
  /** Identifies what is published, the same on every server. */
  version(): string;
  refresh(): Promise<void>;
  /** Notifies all servers, this one included, that a kind has changed. */
  changed(kind: ContentKind): void;
};

/** How old memory may become when the bus has lost a message. */
const READ_AGAIN_AFTER_MS = 10_000;

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly bus: Bus;
  readonly live: Live;
};

/**
 * Published content in the memory of this server. The bus says that a kind has changed; it is
 * loaded again, and then the open pages of this server reload it.
 */
export function createBoard(deps: Deps, place: Place, topic: string): Board {
  let known: ReadonlyMap<string, readonly Row[]> | undefined;
  let version = '';
  let readAt = 0;
  const refresh = oneAfterAnother(async () => {
    readAt = deps.clock.now().getTime();
    const rows = await deps.db.read((tx) => publishedRows(tx, place));
    const byKind = new Map<string, Row[]>();
    for (const row of rows) byKind.set(row.kind, [...(byKind.get(row.kind) ?? []), row]);
    known = byKind;
    const named = rows.map((row) => `${row.kind} ${row.id} ${row.version}`).sort();
    version = digestOf(named.join('\n')).toString('base64url');
  });
  const refreshUnasked = (then?: () => void) => {
    refresh().then(then, (err: unknown) => deps.log.warn('content not read', { topic, err }));
  };
  deps.bus.subscribe(topic, ({ kind }) =>
    refreshUnasked(() =>
      deps.live.each(({ realm }) => (realm === 'player' ? { type: 'content', kind } : null)),
    ),
  );
  deps.bus.subscribe('bus.reconnected', () => refreshUnasked());
  return {
    refresh,
    version: () => version,
    changed: (kind) => deps.bus.publish(topic, { kind }),
    of(kind) {
      if (!known) throw new Error('content was asked for before it was read');
      if (deps.clock.now().getTime() - readAt >= READ_AGAIN_AFTER_MS) refreshUnasked();
      return known.get(kind) ?? [];
    },
  };
}
