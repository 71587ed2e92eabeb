import type { Output } from '@nokshi/contract';
import type { consoleMemberRoutes } from '@nokshi/contract/console/members-money.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { Purse } from '../../base/wallet/index.ts';
import type { RecordsRoom } from './room.ts';

type Shown = Output<typeof consoleMemberRoutes.purses>;

/**
 * Each account of a member, explained: credits and debits by kind, and whether they add up to its
 * balance. Pot contributions are part of the stake, as in every list.
 */
export async function readPurses(room: RecordsRoom, tx: Tx, memberId: MemberId): Promise<Shown> {
  const purses = await room.wallet.purses(tx, memberId);
  return { purses: purses.map(wirePurse) };
}

function wirePurse({ account, vendor, asset, balance, kinds }: Purse): Shown['purses'][number] {
  const known = new Map<string, { count: bigint; credited: bigint; debited: bigint }>();
  for (const { kind, ...sums } of kinds) {
    const part = kind === 'contribution';
    const before = known.get(part ? 'stake' : kind) ?? { count: 0n, credited: 0n, debited: 0n };
    known.set(part ? 'stake' : kind, {
      count: before.count + (part ? 0n : sums.count),
      credited: before.credited + sums.credited,
      debited: before.debited + sums.debited,
    });
  }
  const sum = kinds.reduce((all, { credited, debited }) => all + credited - debited, 0n);
  return {
    account,
    vendor,
    asset,
    balance: toDecimal(balance, asset),
    equal: sum === balance,
    kinds: [...known].map(([kind, { count, credited, debited }]) => ({
      kind,
      count: count.toString(),
      credited: toDecimal(credited, asset),
      debited: toDecimal(debited, asset),
    })),
  };
}
