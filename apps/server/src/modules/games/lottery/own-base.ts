import type { Asset } from '@nokshi/money';
import QuickLRU from 'quick-lru';
import { askTogether } from '../../../kernel/ask-together.ts';
import { type Day, dayOf } from '../../../kernel/calendar.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { Bases } from './member-bases.ts';
import { MEMBER_BASES } from './rules/member-bases.ts';

/** Members whose base of the day a server remembers. */
const MOST_MEMBERS = 50_000;

type Known = { readonly day: Day; readonly base: number };
type Owner = { readonly memberId: MemberId; readonly asset: Asset };

/** What a member has today; of play money it is the usual base. */
export type OwnBase = (owner: Owner) => Promise<number>;

/**
 * A base that is given later holds from another day, so what was read once is right until midnight on
 * every server: a member's first bet of the day asks for it, together with others.
 */
export function createOwnBase(
  { db, clock }: { readonly db: Pick<Db, 'rows'>; readonly clock: Clock },
  bases: Pick<Bases, 'of'>,
): OwnBase {
  const known = new QuickLRU<MemberId, Known>({ maxSize: MOST_MEMBERS });
  const ask = askTogether<MemberId, Known>({
    async find(memberIds) {
      const day = dayOf(clock.now());
      const found = await bases.of(db, memberIds, day);
      return new Map([...found].map(([memberId, base]) => [memberId, { day, base }]));
    },
  });
  return async ({ memberId, asset }) => {
    if (asset === 'FUN') return MEMBER_BASES.usual;
    const own = known.get(memberId);
    if (own?.day === dayOf(clock.now())) return own.base;
    const read = await ask(memberId);
    if (!read) throw new Error('every member has a prize base');
    known.set(memberId, read);
    return read.base;
  };
}
