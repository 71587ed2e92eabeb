import type { Output } from '@nokshi/contract';
import type { cashierRoutes } from '@nokshi/contract/player/cashier.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { openingAt } from './opening.ts';
import type { CashierRoom } from '../room.ts';
import { boundsOf, depositsMissing, isShownTo, type Standing } from '../rules/deposit-bounds.ts';
import { type ChannelNow, channelsNow, standingOf } from './terms-now.ts';

type Shown = Output<typeof cashierRoutes.channels>[number];

/**
 * The channels offered to this member, in order, with everything the deposit form needs; a closed
 * one says when it opens.
 */
export async function listChannels(
  room: CashierRoom,
  tx: Tx,
  { memberId }: { memberId: MemberId },
): Promise<Shown[]> {
  const member = await standingOf(room, tx, memberId);
  return (await channelsNow(room, tx))
    .filter(({ terms }) => terms.on && isShownTo(terms, member))
    .map((one) => ({
      ...wireChannel(one, member, room.clock.now()),
      turnoverMultiple: room.turnover.usualMultiple,
    }));
}

/** A channel as a member sees it. */
function wireChannel({ channel, terms, version }: ChannelNow, member: Standing, at: Date) {
  const { minimum, maximum, because } = boundsOf(terms, member, at);
  const { open, turnsAt } = openingAt(terms.hours, at);
  const { code, name, description, kind, arrivesWithinSeconds, demo } = channel;
  const shown = { code, name, description, kind, version, arrivesWithinSeconds, demo };
  return {
    ...shown,
    because,
    open,
    asksAmount: !channel.quote,
    minimum: toDecimal(minimum),
    maximum: toDecimal(maximum),
    fee: terms.fee,
    currencies: [...terms.currencies],
    turnsAt: turnsAt?.toISOString() ?? null,
    depositsMissing: depositsMissing(terms, member),
    fields: [...channel.needs, ...terms.fields],
  } satisfies Omit<Shown, 'turnoverMultiple'>;
}
