import { hasRight } from '@nokshi/contract';
import type { TeamTerms } from '@nokshi/contract/player/team-transfers.ts';
import { toDecimal } from '@nokshi/money';
import { spanOf } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { personFor } from './line.ts';
import type { AgentsRoom } from './room.ts';
import { sentIn } from './store/transfers.ts';

/** Everything the transfer form needs. Checklist MC-007. */
export async function tellTerms(room: AgentsRoom, tx: Tx, memberId: MemberId): Promise<TeamTerms> {
  const { on, minimum, timesADay, amountADay } = room.site.teamTerms();
  const member = await room.identity.member(tx, memberId);
  const above = member?.uplineId && (await room.identity.member(tx, member.uplineId));
  const upline = above && hasRight('agent', above.type) ? above : null;
  const money = await room.turnover.withdrawableBalance(tx, memberId);
  const { cash, withdrawable, turnover, debt } = money;
  const span = spanOf('D', room.clock.now());
  const used = await sentIn(tx, { memberId, span });
  return {
    on,
    upline: upline ? personFor('upline', upline.memberId, upline.username) : null,
    cash: toDecimal(cash),
    available: toDecimal(withdrawable),
    held: toDecimal(debt?.held ?? 0n),
    turnover: {
      needed: toDecimal(turnover.needed),
      done: toDecimal(turnover.done),
      missing: toDecimal(turnover.missing),
    },
    minimum: toDecimal(minimum),
    day: {
      times: timesADay,
      timesUsed: used.times,
      amount: toDecimal(amountADay),
      amountUsed: toDecimal(used.amount),
      resetsAt: span.end.toISOString(),
    },
    hasPaymentPassword: await room.access.hasPaymentPassword(tx, memberId),
  };
}
