import type { Tx } from '../../../kernel/db.ts';
import { itemFor } from './hold.ts';
import type { Move } from './item.ts';
import type { BonusEnded, EndOfBonus } from './posting.ts';
import type { WalletRoom } from './room.ts';
import { ENTRY_KINDS } from './rules/entry-kinds.ts';
import { selectBalances } from './store/accounts.ts';
import { lockLane } from './store/story.ts';
import { transferItem } from './transfer.ts';

/**
 * Empties the account of the member's bonus money: into the own cash as far as `most` goes, and back to
 * the house. The lane is locked first, so no bet comes between. Nothing is posted where nothing is left.
 */
export async function endBonus(room: WalletRoom, tx: Tx, said: EndOfBonus): Promise<BonusEnded> {
  const { memberId, key, most, reference } = said;
  const lane = room.laneOf(memberId);
  await lockLane(tx, lane);
  const rows = await selectBalances(tx, { memberId, asset: 'BDT', lane });
  const left = rows.find(({ kind }) => kind === 'bonus')?.balance ?? 0n;
  const converted = most === null || most > left ? left : most;
  const returned = left - converted;
  const { cash, bonus } = await room.accounts.withBonus(memberId, tx);
  if (left === 0n || bonus === null) return { converted: 0n, returned: 0n };
  const house = (await room.accounts.house('promotion', 'BDT'))[lane] as number;
  const { converted: becomes, 'bonus-ended': ends } = ENTRY_KINDS;
  const out: Move = { account: bonus, amount: -converted, kind: becomes, contra: cash, reference };
  const back: Move = { account: bonus, amount: -returned, kind: ends, contra: house, reference };
  const into: Move = { account: cash, amount: converted, kind: becomes, contra: bonus, reference };
  await transferItem(room, tx, {
    ...itemFor({ memberId, asset: 'BDT', lane, cash }, key, { memberId, key, reference }),
    moves: [
      ...(converted > 0n ? [out] : []),
      ...(returned > 0n ? [back] : []),
      ...(converted > 0n ? [into] : []),
    ],
    rides: [],
  });
  return { converted, returned };
}
