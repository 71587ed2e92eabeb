import type { Content, ContentDeps } from '../../../kernel/content/content.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { Events } from '../../../kernel/events.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { Access } from '../access/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { InBoth } from './store/letters.ts';

export type Messaging = {
  /** Writes the demo notices where they are missing; safe to run again. */
  seed(tx: Tx): Promise<void>;
  /** Reads what is published into memory; called once, before listening. */
  start(): Promise<void>;
  /** Puts a letter of the house into one member's inbox, in the caller's transaction. */
  tell(tx: Tx, letter: { memberId: MemberId; title: InBoth; text: InBoth }): Promise<void>;
  /** Puts a letter of an agent there; answers why it was not sent. */
  writeFromAgent(tx: Tx, letter: FromAgent): Promise<Unsent | null>;
};

export type FromAgent = {
  readonly senderId: MemberId;
  /** As the reader may know it. */
  readonly senderName: string;
  readonly memberId: MemberId;
  readonly subject: string;
  readonly text: string;
};
/** The member takes none of this agent, or the agent has sent as many as a day allows. */
export type Unsent = { readonly why: 'muted' } | { readonly why: 'used'; readonly resetsAt: Date };

export type MessagingDeps = ContentDeps & {
  readonly brandId: string;
  readonly proposals: Pick<Proposals, 'act'>;
  readonly identity: Pick<Identity, 'member' | 'usernames' | 'membersNamed' | 'countMembers'>;
  readonly access: Pick<Access, 'requireChallenge'>;
  readonly events: Pick<Events, 'on'>;
};

export type MessagingRoom = Messaging & MessagingDeps & { readonly content: Content };
