import type { Audit } from '../../../kernel/audit.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Id, Ids, MemberId } from '../../../kernel/ids.ts';
import type { RandomSource } from '../../../kernel/random.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import { visitorKeyOf } from '../../../kernel/visitor-key.ts';
import type { Jobs, Live } from '../../../kernel/work.ts';
import type { Identity } from '../identity/index.ts';
import type { Media } from '../../base/media/index.ts';
import type { Site } from '../../base/site/index.ts';

export type ChatId = Id<'cht'>;
export type FileId = Id<'cfl'>;

export type ChatDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: RandomSource;
  readonly secrets: Secrets;
  readonly live: Live;
  readonly jobs: Jobs;
  readonly audit: Audit;
  readonly events: Pick<Events, 'on'>;
  readonly site: Pick<Site, 'brand' | 'flag'>;
  readonly identity: Pick<Identity, 'usernames'>;
  readonly media: Pick<Media, 'draw'>;
};

/** What the room's own verbs use. */
export type ChatRoom = ChatDeps;

/** The owner of a conversation: exactly one of the two. */
export type Asker = { readonly memberId: MemberId | null; readonly visitorKey: string | null };

/** The brand's switch. */
const FLAG = 'LIVECHAT3';

export const isOn = (room: ChatRoom): boolean => room.site.flag(FLAG);

/** Refuses: chat.off. */
export function requireOn(room: ChatRoom): void {
  if (!isOn(room)) throw refuse('chat.off');
}

/**
 * The member of the session, otherwise the browser with its chat cookie, which is made here when it
 * is missing. What a visitor wrote does not pass to a member who logs in at that browser later.
 */
export function askerOf(room: ChatRoom, caller: Caller): Asker {
  if (caller.session) return { memberId: caller.session.memberId, visitorKey: null };
  const held = caller.kept('chat');
  const heldKey = visitorKeyOf(held);
  if (heldKey) return { memberId: null, visitorKey: heldKey };
  const token = room.random.bytes(16).toString('base64url');
  caller.keep('chat', token);
  return { memberId: null, visitorKey: visitorKeyOf(token) };
}
