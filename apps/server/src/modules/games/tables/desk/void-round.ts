import type { Input } from '@nokshi/contract';
import { consoleTablesRoutes as contract } from '@nokshi/contract/console/tables.ts';
import { toDecimal } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import { type RoundRow, roundStates } from '../../rounds/index.ts';
import type { TablesRoom } from '../room.ts';
import { findRound, totalsOf } from './desk-round.ts';

type Wish = Input<typeof contract.voidRound>;

/**
 * Makes a round void, always by two operators: stakes go back, wins are taken back. Nobody can change what a round
 * draws. Refuses: tables.table-unknown, tables.round-unknown, tables.round-state. Source: domain.md 1.1.
 */
export const voidAct = (room: TablesRoom): Act<Wish> => ({
  code: 'tables.void-round',
  permission: 'tables.write',
  input: contract.voidRound.input,
  async preview(tx, wish) {
    const round = await voidable(room, tx, wish);
    const total = (await totalsOf(tx, [round])).get(round.id);
    return {
      object: objectOf(round),
      label: `${room.tables.find(wish.gameCode).name.EN} ${round.issue}`,
      changes: [
        { field: 'table.state', from: round.state, to: 'VOID' },
        { field: 'table.bets', from: String(total?.bets ?? 0), to: '0' },
        { field: 'table.staked', from: toDecimal(total?.staked ?? 0n), to: '0.00' },
      ],
    };
  },
  async run(tx, wish, caller) {
    const round = await voidable(room, tx, wish);
    if (!(await room.rounds.void(tx, { round, reason: wish.reason })))
      throw refuse('tables.round-state');
    const facts = { reason: wish.reason, was: round.state };
    await audited(room, tx, { caller, act: 'tables.void-round', object: objectOf(round), facts });
  },
});

const objectOf = ({ series, issue }: RoundRow): string => `${series} ${issue}`;

async function voidable(room: TablesRoom, tx: Tx, wish: Wish): Promise<RoundRow> {
  const round = await findRound(room, tx, wish);
  if (!roundStates.mayBecome(round.state, 'VOID')) throw refuse('tables.round-state');
  return round;
}
