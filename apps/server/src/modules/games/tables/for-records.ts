import type { Chip, TableBet } from '@nokshi/contract/player/tables.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, WagerId } from '../../../kernel/ids.ts';
import { type RoundAndEnd, roundsOf } from './own-bets.ts';
import type { TablesCore } from './core.ts';
import { betsByIds } from './store/bets.ts';
import { ticketOf } from './ticket-of.ts';
import { wireBet } from './wire.ts';

/** What a bet has beside the money and the times of its wager. */
export type TableOfWager = {
  readonly game: string;
  readonly rules: string;
  readonly gameCode: string;
  readonly issue: string;
  readonly opening: readonly number[];
  readonly layout: readonly Chip[];
  /** What its round drew, or the rest of its deal, once that was shown to its end. */
  readonly numbers: readonly number[] | null;
  readonly state: TableBet['state'];
};

/** A member's bets by their wagers, as the betting record shows them. */
export async function betsOf(
  room: TablesCore,
  tx: Tx,
  { memberId, wagerIds }: { memberId: MemberId; wagerIds: readonly WagerId[] },
): Promise<ReadonlyMap<WagerId, TableOfWager>> {
  const lane = room.wallet.laneOf(memberId);
  const rows = await betsByIds(tx, { lane, memberId, ids: wagerIds });
  const rounds = await roundsOf(room, tx, rows);
  return new Map(
    rows.map((bet) => {
      const { round, end } = rounds.get(bet.roundId) as RoundAndEnd;
      const { game, rules, opening } = ticketOf(room, bet, round);
      const { gameCode, issue, layout, state } = wireBet(room, bet, { round, end });
      const drawn = end.state === 'shown' ? end.numbers : null;
      // Of a deal of six stages the cards that followed those that lay there when the bet was taken.
      const numbers = (game === 'one-day' ? drawn?.slice(opening.length) : drawn) ?? null;
      return [bet.id, { game, rules, gameCode, issue, opening, layout, numbers, state }];
    }),
  );
}
