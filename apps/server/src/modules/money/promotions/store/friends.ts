import type { FriendReason } from '@nokshi/contract/player/referral.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { CampaignId, MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';
import type { FriendStep } from '../rules/referral.ts';

/** A friend by invitation whose deposit counts for a campaign. Amounts are minor units of taka. */
export type FriendRow = {
  readonly campaignId: CampaignId;
  readonly friendId: MemberId;
  readonly inviterId: MemberId;
  readonly registeredAt: Date;
  readonly depositedAt: Date;
  readonly deposited: bigint;
  readonly required: bigint;
  readonly staked: bigint;
  readonly until: Date;
  readonly state: FriendStep;
  readonly reason: FriendReason | null;
  readonly clearedBy: string | null;
};

export type FriendKey = Pick<FriendRow, 'campaignId' | 'friendId'>;

const ROW = sql`f.campaign_id as "campaignId", f.friend_id as "friendId",
  f.inviter_id as "inviterId", f.registered_at as "registeredAt", f.deposited_at as "depositedAt",
  f.deposited, f.required, f.staked, f.until, f.state, f.reason, f.cleared_by as "clearedBy"`;

/** Once a campaign and friend. */
export const insertFriend = (
  tx: Tx,
  one: Omit<FriendRow, 'staked' | 'state' | 'reason' | 'clearedBy'>,
) =>
  tx.run(sql`
    insert into promotions_friend (campaign_id, friend_id, inviter_id, registered_at, deposited_at,
      deposited, required, until, state)
    values (${one.campaignId}, ${one.friendId}, ${one.inviterId}, ${one.registeredAt},
      ${one.depositedAt}, ${one.deposited}, ${one.required}, ${one.until}, 'STAKING')
    on conflict do nothing`);

/** Adds what friends staked of own money; who reaches what is required is STAKED from then on. */
export const addStaked = (
  tx: Tx,
  { plays, at }: { readonly plays: ReadonlyMap<MemberId, bigint>; readonly at: Date },
) =>
  tx.run(sql`
    update promotions_friend f set staked = f.staked + play.valid,
      state = case when f.staked + play.valid >= f.required then 'STAKED' else f.state end,
      ask_at = case when f.staked + play.valid >= f.required then ${at}::timestamptz end
    from unnest(${[...plays.keys()]}::uuid[], ${[...plays.values()]}::bigint[])
      as play (member_id, valid)
    where f.friend_id = play.member_id and f.state = 'STAKING' and f.until > ${at}`);

/** Who staked enough and whose reward is to be tried by now, the longest ago first. */
export const friendsDue = (tx: Tx, at: Date, limit: number): Promise<FriendRow[]> =>
  tx.rows(sql`
    select ${ROW} from promotions_friend f where f.state = 'STAKED' and f.ask_at <= ${at}
    order by f.ask_at limit ${limit}`);

/** Locked until the transaction ends. */
export const lockFriend = (
  tx: Tx,
  { campaignId, friendId }: FriendKey,
): Promise<FriendRow | undefined> =>
  tx.maybe(sql`
    select ${ROW} from promotions_friend f
    where f.campaign_id = ${campaignId} and f.friend_id = ${friendId} for update`);

/** `askAt`: of STAKED, when the reward is tried next. */
export const writeFriend = (
  tx: Tx,
  { campaignId, friendId }: FriendKey,
  to: {
    readonly state: FriendStep;
    readonly at: Date;
    readonly reason?: FriendReason;
    readonly askAt?: Date;
    readonly clearedBy?: string;
  },
) =>
  tx.run(sql`
    update promotions_friend set state = ${to.state}, reason = ${to.reason ?? null},
      ask_at = ${to.askAt ?? null}, cleared_by = coalesce(${to.clearedBy ?? null}, cleared_by),
      ended_at = case when ${to.state}::text in ('EARNED', 'REFUSED') then ${to.at}::timestamptz end
    where campaign_id = ${campaignId} and friend_id = ${friendId}`);

/** How many friends brought this member something by a campaign. */
export const countEarned = async (
  tx: Tx,
  { campaignId, inviterId }: Pick<FriendRow, 'campaignId' | 'inviterId'>,
): Promise<number> =>
  (
    await tx.one<{ count: number }>(sql`
      select count(*)::int as count from promotions_friend
      where inviter_id = ${inviterId} and campaign_id = ${campaignId} and state = 'EARNED'`)
  ).count;

/** With what it brought; null when nothing. */
export type FriendShown = FriendRow & { readonly amount: bigint | null };

/**
 * Of a member's friends with a deposit that counts, the last 500 to register: of each what brought
 * something, or the newest.
 */
export const friendsBy = (tx: Tx, inviterId: MemberId): Promise<FriendShown[]> =>
  tx.rows(sql`
    select distinct on (f.friend_id) ${ROW}, g.amount
    from promotions_friend f left join promotions_grant g on g.campaign_id = f.campaign_id
      and g.member_id = f.inviter_id and g.fact = 'friend ' || f.friend_id
    where f.inviter_id = ${inviterId}
    order by f.friend_id desc, f.state = 'EARNED' desc, f.deposited_at desc limit 500`);

/** What all friends brought a member. */
export const earnedBy = async (tx: Tx, inviterId: MemberId): Promise<bigint> =>
  (
    await tx.one<{ earned: bigint }>(sql`
      select coalesce(sum(g.amount), 0)::bigint as earned
      from promotions_friend f join promotions_grant g on g.campaign_id = f.campaign_id
        and g.member_id = f.inviter_id and g.fact = 'friend ' || f.friend_id
      where f.inviter_id = ${inviterId} and f.state = 'EARNED'`)
  ).earned;

/** Two members of whom one invited the other, and who share what the reason says. */
export type LinkedFriend = {
  readonly inviterId: MemberId;
  readonly friendId: MemberId;
  readonly at: Date;
};

/** Of these members, on either side; the newest first, at most 200. */
export const linkedFriends = (tx: Tx, memberIds: readonly MemberId[]): Promise<LinkedFriend[]> =>
  tx.rows(sql`
    select inviter_id as "inviterId", friend_id as "friendId", ended_at as at
    from promotions_friend
    where state = 'REFUSED' and reason in ('same-account', 'same-device', 'same-address')
      and (inviter_id = any(${[...memberIds]}::uuid[]) or friend_id = any(${[...memberIds]}::uuid[]))
    order by ended_at desc, friend_id limit 200`);
