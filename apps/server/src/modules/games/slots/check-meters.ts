import type { Output } from '@nokshi/contract';
import type { consoleSlotsRoutes } from '@nokshi/contract/console/slots.ts';
import { SLOTS } from '@nokshi/house-math';
import type { Asset } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { METERS, metersIn } from './count-meters.ts';
import { JACKPOT_GAMES, MONEY } from './pots-board.ts';
import { accountsOf } from './pots-of.ts';
import type { SlotsRoom } from './room.ts';
import { HOUSE_COVER } from './rules/jackpot-accounts.ts';
import { drawnSums, type MeterRow, readMeters } from './store/meters.ts';

type Checked = Output<typeof consoleSlotsRoutes.check>;
type Difference = Checked['differences'][number];

const MOST_DIFFERENCES = 100;

/**
 * Whether the meters add up, in one snapshot. By game they are compared with the daily figures of
 * wagers, which another job counts with its own cursor; in total with the ledger: the stakes of
 * slots less their payouts is what the house's slot account, the pots, the reserves and the house's
 * cover hold. Batches that are not counted yet are added.
 */
export async function checkMeters(room: SlotsRoom, tx: Tx): Promise<Checked> {
  const meters = await upToNow(room, tx);
  const differences: Difference[] = [];
  const wagers = await room.wagers.gameSums(tx, [...SLOTS.keys()]);
  const drawn = await drawnSums(tx);
  const keys = new Set([
    ...wagers.map(({ gameId, asset }) => `${gameId} ${asset}`),
    ...meters.keys(),
  ]);
  for (const key of keys) {
    const [gameCode = '', asset = ''] = key.split(' ');
    const found = meters.get(key);
    const draws = drawn.find((row) => row.gameCode === gameCode && row.asset === asset);
    const said = wagers.find((row) => row.gameId === gameCode && row.asset === asset);
    const told = (what: Difference['what'], expected = 0n, is = 0n) => {
      if (expected === is) return;
      const of = { gameCode, asset: asset === 'FUN' ? 'FUN' : 'BDT', what } as const;
      differences.push({ ...of, expected: `${expected}`, found: `${is}` });
    };
    told('rounds', said?.rounds, found?.rounds);
    told('staked', said?.staked, found?.staked);
    // A draw at the ceiling belongs to no round, so no wager has it.
    const byRounds = (found?.jackpots ?? 0n) - (draws?.amount ?? 0n);
    told('paid', said?.paid, (found?.paid ?? 0n) + byRounds);
  }
  for (const asset of MONEY) {
    const own = [...meters.values()].filter((row) => row.asset === asset);
    const kept = own.reduce((sum, row) => sum + row.staked - row.paid - row.jackpots, 0n);
    const has = await ledgerHas(room, tx, asset);
    const what = { gameCode: '', asset, what: 'ledger' } as const;
    if (kept !== has) differences.push({ ...what, expected: `${has}`, found: `${kept}` });
  }
  const rounds = [...meters.values()].reduce((sum, row) => sum + row.rounds, 0n);
  return {
    checkedAt: room.clock.now().toISOString(),
    games: keys.size,
    rounds: rounds.toString(),
    differences: differences.slice(0, MOST_DIFFERENCES),
  };
}

type Sums = Pick<MeterRow, 'asset' | 'rounds' | 'staked' | 'paid' | 'jackpots'>;

/** The meters, including batches after their cursor. */
async function upToNow(room: SlotsRoom, tx: Tx): Promise<Map<string, Sums>> {
  const meters = new Map<string, Sums>();
  const add = (row: Sums & { gameCode: string }) => {
    const key = `${row.gameCode} ${row.asset}`;
    const sum = meters.get(key) ?? { rounds: 0n, staked: 0n, paid: 0n, jackpots: 0n };
    meters.set(key, {
      asset: row.asset,
      rounds: sum.rounds + row.rounds,
      staked: sum.staked + row.staked,
      paid: sum.paid + row.paid,
      jackpots: sum.jackpots + row.jackpots,
    });
  };
  for (const row of await readMeters(tx, {})) add(row);
  for (const batches of await room.wagers.batchesBehind(tx, METERS))
    for (const row of await metersIn(room, tx, batches)) add(row);
  return meters;
}

async function ledgerHas(room: SlotsRoom, tx: Tx, asset: Asset): Promise<bigint> {
  const own = ['house:slots', HOUSE_COVER] as const;
  const names = [...own, ...JACKPOT_GAMES.flatMap(accountsOf)];
  const held = await room.wallet.houseBalances(tx, { names, asset });
  return [...held.values()].reduce((sum, amount) => sum + amount, 0n);
}
