import type { contentRoutes } from '@nokshi/contract/content.ts';
import type { z } from 'zod';
import type { Serve } from '../caller.ts';
import type { ContentKind } from './board.ts';
import { type Content, createContentRow, saveContentRow, undoContentRow } from './content.ts';
import type { Doc } from './document.ts';
import { allRows, type KeptRow } from './rows.ts';

type Routes = ReturnType<typeof contentRoutes<z.ZodType<Doc>>>;

/** The console's four calls of one kind of content. */
export function serveContent(
  content: Content,
  serve: Serve,
  { kind, routes }: { kind: ContentKind; routes: Routes },
): void {
  serve.read(routes.list, async (tx) => (await allRows<Doc>(tx, content.place, kind)).map(wireRow));
  serve.story(routes.create, async (tx, input, caller) =>
    wireRow(await createContentRow(content, tx, { ...input, kind, caller })),
  );
  serve.story(routes.save, async (tx, input, caller) =>
    wireRow(await saveContentRow(content, tx, { ...input, kind, caller })),
  );
  serve.story(routes.undo, async (tx, input, caller) =>
    wireRow(await undoContentRow<Doc>(content, tx, { ...input, kind, caller })),
  );
}

const wireRow = ({ createdAt, changedAt, ...row }: KeptRow<Doc>) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
});
