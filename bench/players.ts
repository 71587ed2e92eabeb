import { availableParallelism } from 'node:os';
import type { MemberId, Uuid } from '../apps/server/src/kernel/ids.ts';
import type { BenchHouse } from './house.ts';
import { analyze } from './ledger/database.ts';

const CASH = 1_000_000_00n;
const AT_ONCE = 2_048;
const digest = Buffer.alloc(32, 7);

/**
 * So many members with accounts and a guard, made in one statement, which only a bench does, in as many
 * lanes as the start would use; their money comes through the wallet's own door. Nobody can log in as one of them.
 */
export async function makePlayers(
  { house, ownerUrl }: Pick<BenchHouse, 'house' | 'ownerUrl'>,
  count: number,
): Promise<MemberId[]> {
  const { db, wallet, identity } = house;
  await db.pool.query(
    `with made as (
       insert into wallet_account (lane, kind, asset, member_id, opened_at)
       select lane, kind, 'BDT', overlay(id placing to_hex(lane) from 32)::uuid, now()
         from (select md5('player ' || n) as id, n % $2 as lane from generate_series(1, $1::int) n) m,
              unnest(array['cash', 'held']) kind
       returning lane, member_id, kind)
     insert into limits_guard (lane, member_id, generation, day, week, month)
     select lane, member_id, 1, current_date, current_date, current_date
       from made where kind = 'cash'`,
    [count, Math.min(16, availableParallelism())],
  );
  await analyze(ownerUrl);
  const { rows } = await db.pool.query<{ id: MemberId }>(
    // Those made above: the pots of slots have purses too, and play no bets.
    `select member_id as id from limits_guard`,
  );
  const waiting = rows.map(({ id }) => id);
  const members = [...waiting];
  const fill = async () => {
    for (let memberId = waiting.pop(); memberId; memberId = waiting.pop()) {
      const key = identity.ids.next<Uuid>();
      const deposit = { amount: CASH, contra: 'clearing:cashier', kind: 'deposit' } as const;
      const legs = [{ ...deposit, reference: key }];
      await wallet.post({ memberId, asset: 'BDT', key, digest, legs, rides: [] });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fill));
  return members;
}
