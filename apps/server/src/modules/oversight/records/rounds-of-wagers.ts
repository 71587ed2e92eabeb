import { INSTANT_MENU } from '@nokshi/contract/player/instants.ts';
import { KITE_MENU } from '@nokshi/contract/player/kite.ts';
import type { RoundOfWager } from '@nokshi/contract/player/records.ts';
import { TABLE_MENU } from '@nokshi/contract/player/tables.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId, WagerId } from '../../../kernel/ids.ts';
import type { WagerRow } from '../../stakes/wagers/index.ts';
import type { RecordsRoom } from './room.ts';

type Asked = { readonly memberId: MemberId; readonly rows: readonly WagerRow[] };

/** What was shown of the rounds of these wagers; each room is asked only for wagers of its games. */
export async function roundsOfWagers(
  room: RecordsRoom,
  tx: Tx,
  { memberId, rows }: Asked,
): Promise<ReadonlyMap<WagerId, RoundOfWager>> {
  const of = (menu: string) =>
    rows.filter(({ gameId }) => room.catalogue.find(gameId)?.gameMenus.includes(menu));
  const idsOf = (found: readonly WagerRow[]) => found.map(({ wagerId }) => wagerId);
  const [onTables, onKite, alone] = [of(TABLE_MENU), of(KITE_MENU), of(INSTANT_MENU)];
  const found = new Map<WagerId, RoundOfWager>();
  if (onTables.length > 0) {
    const bets = await room.tables.betsOf(tx, { memberId, wagerIds: idsOf(onTables) });
    for (const [id, { game, issue, opening, numbers, layout, state }] of bets)
      found.set(id, {
        kind: 'table',
        game,
        issue,
        opening: [...opening],
        numbers: numbers && [...numbers],
        layout: [...layout],
        state,
      });
  }
  if (onKite.length > 0) {
    const bets = await room.tables.kite.betsOf(tx, { memberId, wagerIds: idsOf(onKite) });
    for (const [id, bet] of bets) found.set(id, { kind: 'kite', ...bet });
  }
  if (alone.length > 0) {
    const roundIds = alone.flatMap(({ roundId }) => roundId ?? []);
    const rounds = await room.instants.roundsOf(tx, { memberId, roundIds });
    for (const { wagerId, roundId } of alone) {
      const round = roundId ? rounds.get(roundId) : undefined;
      if (round) found.set(wagerId, { kind: 'instant', bet: round.bet, state: round.state });
    }
  }
  return found;
}
