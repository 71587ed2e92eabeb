import {
  type Content,
  type ContentDeps,
  openContent,
  seedContent,
} from '../../kernel/content/content.ts';
import type { Tx } from '../../kernel/db.ts';
import { DEMO_NOTICES } from './demo/notices.ts';
import { contentTable } from './store/content-table.ts';

export type Messaging = {
  /** Writes the demo notices where they are missing; may run any number of times. */
  seedDemo(tx: Tx): Promise<void>;
  /** Reads what is published into memory; called once, before listening. */
  start(): Promise<void>;
};

export type MessagingDeps = ContentDeps & { readonly brandId: string };

export type MessagingRoom = Messaging & MessagingDeps & { readonly content: Content };

/** The messaging room: notices, and what each member has read of them. */
export function createMessaging(deps: MessagingDeps): MessagingRoom {
  const place = { table: contentTable, brandId: deps.brandId };
  const content = openContent(deps, 'messaging', place);
  return {
    ...deps,
    content,
    seedDemo: (tx) => seedContent(content, tx, { kind: 'notice', seeds: DEMO_NOTICES }),
    start: () => content.board.refresh(),
  };
}
