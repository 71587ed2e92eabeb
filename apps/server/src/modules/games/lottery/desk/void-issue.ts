import type { Input } from '@nokshi/contract';
import { consoleLotteryRoutes as contract } from '@nokshi/contract/console/lottery.ts';
import { toDecimal } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import { type RoundRow, roundStates } from '../../rounds/index.ts';
import type { LotteryRoom } from '../room.ts';
import { countedTotals, totalsNow } from '../store/desk.ts';
import { findIssue } from './list-issues.ts';

type Wish = Input<typeof contract.voidIssue>;

/**
 * Makes an issue void, always by two operators: stakes go back, prizes and rebates are taken back.
 * Nobody can change what an issue of the house draws. Refuses: lottery.game-unknown,
 * lottery.issue-unknown, lottery.issue-state. Source: domain.md 1.1.
 */
export const voidAct = (room: LotteryRoom): Act<Wish> => ({
  code: 'lottery.void-issue',
  permission: 'lottery.write',
  input: contract.voidIssue.input,
  async preview(tx, wish) {
    const round = await voidable(room, tx, wish);
    const [total] = [
      ...(await countedTotals(tx, [round.id])),
      ...(await totalsNow(tx, [round.id])),
    ];
    return {
      object: objectOf(round),
      label: `${room.games.find(wish.gameCode).name.EN} ${round.issue}`,
      changes: [
        { field: 'lottery.state', from: round.state, to: 'VOID' },
        { field: 'lottery.bets', from: String(total?.bets ?? 0), to: '0' },
        { field: 'lottery.staked', from: toDecimal(total?.staked ?? 0n), to: '0.00' },
      ],
    };
  },
  async run(tx, wish, caller) {
    const round = await voidable(room, tx, wish);
    if (!(await room.rounds.void(tx, { round, reason: wish.reason })))
      throw refuse('lottery.issue-state');
    const facts = { reason: wish.reason, was: round.state };
    await audited(room, tx, { caller, act: 'lottery.void-issue', object: objectOf(round), facts });
  },
});

const objectOf = ({ series, issue }: RoundRow): string => `${series} ${issue}`;

async function voidable(room: LotteryRoom, tx: Tx, wish: Wish): Promise<RoundRow> {
  const round = await findIssue(room, tx, wish);
  if (!roundStates.mayBecome(round.state, 'VOID')) throw refuse('lottery.issue-state');
  return round;
}
