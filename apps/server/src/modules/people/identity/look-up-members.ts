import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { type Member, toMember } from './member-info.ts';
import { birthdayOf, payeeNames } from './personal-details.ts';
import type { Internals } from './room.ts';
import { countOpen, namedMembers } from './store/find-members.ts';
import { ownCodeOf } from './store/invitation-codes.ts';
import { memberById, memberByUsername, usernamesOf } from './store/members.ts';
import {
  broughtBy,
  countDownlines,
  friendsOf,
  inviterOf,
  listDownlines,
  membersAfter,
  membersBrought,
} from './store/team-line.ts';

/** What other rooms may know of members. */
export type LookUps = {
  member(tx: Tx, memberId: MemberId): Promise<Member | undefined>;
  /** In upper or lower case. */
  memberByUsername(tx: Tx, username: string): Promise<Member | undefined>;
  /** The usernames of existing members; at most 1,000 are asked for at once. */
  usernames(tx: Tx, memberIds: readonly MemberId[]): Promise<ReadonlyMap<MemberId, string>>;
  /**
   * Members with an open account by their usernames, in lower case; at most 1,000 are asked for.
   */
  membersNamed(tx: Tx, usernames: readonly string[]): Promise<ReadonlyMap<string, MemberId>>;
  /** How many open accounts of these types there are. */
  countMembers(tx: Tx, types: readonly number[]): Promise<number>;
  /** Open accounts directly below a member in the team line, by name. */
  downlines(
    tx: Tx,
    asked: { uplineId: MemberId; after: string; limit: number },
  ): Promise<readonly Downline[]>;
  countDownlines(tx: Tx, uplineId: MemberId): Promise<number>;
  /**
   * Members who registered by each of these affiliate codes; codes without members are left out.
   */
  broughtBy(tx: Tx, codes: readonly string[]): Promise<ReadonlyMap<string, Brought>>;
  /** The members themselves; at most 100,000, the first to register. */
  membersBrought(
    tx: Tx,
    codes: readonly string[],
  ): Promise<readonly { readonly code: string; readonly memberId: MemberId }[]>;
  /** Real accounts in the order of their ids, after one; at most 1,000. */
  membersAfter(
    tx: Tx,
    after: MemberId | null,
  ): Promise<readonly { readonly memberId: MemberId; readonly registeredAt: Date }[]>;
  /** Who invited a member by a code, and when the member registered. */
  inviterOf: typeof inviterOf;
  /** Open, real accounts that registered by a member's code, the newest first; at most 1,000. */
  friendsOf(
    tx: Tx,
    asked: { memberId: MemberId; limit: number },
  ): Promise<readonly Pick<Downline, 'memberId' | 'username' | 'registeredAt'>[]>;
  /** `yyyy-MM-dd`; null when the member gave none. */
  birthdayOf(tx: Tx, memberId: MemberId): Promise<string | null>;
  /** The payee names that members registered with, of those who gave one. */
  payeeNames(tx: Tx, memberIds: readonly MemberId[]): Promise<ReadonlyMap<MemberId, string>>;
};

export type Downline = Pick<Member, 'memberId' | 'username' | 'type' | 'registeredAt'>;
export type Brought = { readonly members: number; readonly lastAt: Date };

const MOST = 1_000;
const MOST_BROUGHT = 100_000;

export const lookUpMembers = (room: Internals): LookUps => {
  const here = () => room.site.brand().brandId;
  return {
    async member(tx, memberId) {
      const row = await memberById(tx, memberId);
      return row?.brandId === here() ? toMember(row, room) : undefined;
    },
    async memberByUsername(tx, username) {
      const key = { brandId: here(), username: username.toLowerCase() };
      const row = await memberByUsername(tx, key);
      return row && toMember(row, room);
    },
    membersAfter: (tx, after) => membersAfter(tx, { brandId: here(), after, limit: MOST }),
    async usernames(tx, memberIds) {
      const asked = { brandId: here(), memberIds: memberIds.slice(0, MOST) };
      const rows = await usernamesOf(tx, asked);
      return new Map<MemberId, string>(rows.map((row) => [row.memberId, row.username]));
    },
    async membersNamed(tx, usernames) {
      const asked = usernames.slice(0, MOST).map((username) => username.toLowerCase());
      const rows = await namedMembers(tx, { brandId: here(), usernames: asked });
      return new Map(rows.map(({ username, memberId }) => [username, memberId]));
    },
    countMembers: (tx, types) => countOpen(tx, { brandId: here(), types }),
    downlines: listDownlines,
    countDownlines,
    async broughtBy(tx, codes) {
      const rows = await broughtBy(tx, { brandId: here(), codes: codes.slice(0, MOST) });
      return new Map(rows.map(({ code, ...brought }) => [code, brought]));
    },
    membersBrought: (tx, codes) =>
      membersBrought(tx, { brandId: here(), codes: codes.slice(0, MOST), limit: MOST_BROUGHT }),
    inviterOf,
    async friendsOf(tx, { memberId, limit }) {
      const code = await ownCodeOf(tx, memberId);
      if (code === null) return [];
      return friendsOf(tx, { brandId: here(), code, limit: Math.min(limit, MOST) });
    },
    birthdayOf: (tx, memberId) => birthdayOf(room, tx, memberId),
    payeeNames: (tx, memberIds) => payeeNames(room, tx, memberIds.slice(0, MOST)),
  };
};
