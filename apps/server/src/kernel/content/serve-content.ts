import type { ContentState, contentRoutes } from '@nokshi/contract/content.ts';
import type { z } from 'zod';
import type { Serve } from '../caller.ts';
import type { Tx } from '../db.ts';
import type { ContentKind } from './board.ts';
import { type Content, createContentRow, saveContentRow, undoContentRow } from './content.ts';
import type { Doc } from './document.ts';
import { allRows, type KeptRow, oneRow } from './rows.ts';

type Routes = ReturnType<typeof contentRoutes<z.ZodType<Doc>>>;

/** What a row (null: a new one) is to become. */
export type Change = {
  readonly id: string | null;
  readonly state: ContentState;
  readonly doc: Doc;
};

type Served = {
  readonly kind: ContentKind;
  readonly routes: Routes;
  /** Refuses what a kind does not allow. */
  readonly guard?: (tx: Tx, change: Change) => Promise<void>;
};
const letPass = async () => undefined;

/** The console's four calls of one kind of content. */
export function serveContent(
  content: Content,
  serve: Serve,
  { kind, routes, guard = letPass }: Served,
): void {
  serve.read(routes.list, async (tx) => (await allRows<Doc>(tx, content.place, kind)).map(wireRow));
  serve.story(routes.create, async (tx, input, caller) => {
    await guard(tx, { ...input, id: null });
    return wireRow(await createContentRow(content, tx, { ...input, kind, caller }));
  });
  serve.story(routes.save, async (tx, input, caller) => {
    await guard(tx, input);
    return wireRow(await saveContentRow(content, tx, { ...input, kind, caller }));
  });
  serve.story(routes.undo, async (tx, input, caller) => {
    const row = await oneRow<Doc>(tx, content.place, { kind, id: input.id });
    if (row?.previous) await guard(tx, { ...row.previous, id: input.id });
    return wireRow(await undoContentRow<Doc>(content, tx, { ...input, kind, caller }));
  });
}

const wireRow = ({ createdAt, changedAt, ...row }: KeptRow<Doc>) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
});
