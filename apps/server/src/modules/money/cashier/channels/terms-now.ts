import type { ChannelTerms } from '@nokshi/contract/channel-terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { DepositChannel } from './channel.ts';
import type { CashierRoom } from '../room.ts';
import type { Standing } from '../rules/deposit-bounds.ts';
import { newestTerms } from '../store/channel-terms.ts';
import { countCredited } from '../store/member-money.ts';

export type ChannelNow = {
  readonly channel: DepositChannel;
  readonly terms: ChannelTerms;
  /** 0: no operator has set any; the channel's code decides. */
  readonly version: number;
};

/** Every channel with its current terms, in the order they are offered. */
export async function channelsNow(room: CashierRoom, tx: Tx): Promise<ChannelNow[]> {
  const set = new Map((await newestTerms(tx)).map((row) => [row.channel, row]));
  return room.channels.map((channel) => {
    const { terms, version } = set.get(channel.code) ?? { terms: channel.terms, version: 0 };
    return { channel, terms, version };
  });
}

/** Refuses: cashier.channel-unknown. */
export async function channelNow(room: CashierRoom, tx: Tx, code: string): Promise<ChannelNow> {
  const found = (await channelsNow(room, tx)).find(({ channel }) => channel.code === code);
  if (!found) throw refuse('cashier.channel-unknown', { field: 'channel' });
  return found;
}

/** The facts about this member that channel rules need. Refuses: identity.member-unknown. */
export async function standingOf(room: CashierRoom, tx: Tx, memberId: MemberId): Promise<Standing> {
  const member = await room.identity.member(tx, memberId);
  if (!member) throw refuse('identity.member-unknown');
  const { type, registeredAt } = member;
  return { type, registeredAt, deposits: await countCredited(tx, memberId) };
}
