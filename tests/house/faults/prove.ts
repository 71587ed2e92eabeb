import { parseDecimal } from '@nokshi/money';
import { fromWire } from '../../../apps/server/src/kernel/ids.ts';
import { ledgerVerify } from '../../harness/ledger-verify.ts';
import { withClient } from '../../harness/test-cluster.ts';
import type { HeldHouse } from './house-holder.ts';
import type { Players } from '../../harness/players.ts';

/** What a fault did to money. All but `acknowledged`, `unanswered` and `busy` have to be zero. */
export type Figures = {
  /** Rounds whose answer arrived. */
  acknowledged: number;
  /** Operations whose first answer was lost or refused, and were asked for again by their key. */
  unanswered: number;
  /** Answers 503 with Retry-After. */
  busy: number;
  /** Other answers that say that we are at fault. */
  odd: number;
  /** Acknowledged and not in the ledger, not a round, or not a settled wager. */
  lost: number;
  /** There more than once. */
  doubled: number;
  /** Answers that differ when asked again, entries that differ from them, wallets off their sum. */
  drift: number;
  /** Rounds begun and not finished (T9): a slot's round is one posting, so there can be none. */
  open: number;
  /** Of a full proof of the ledger. */
  differences: number;
};

async function openWagers(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ n: string }>(
      `select count(*) as n from wagers_wager w where paid_at_once is null and not exists (
         select from wagers_settlement s where s.lane = w.lane and s.wager_id = w.id)`,
    );
    return Number(rows[0]?.n);
  });
}

/** Every acknowledged round is in the ledger once, with the balance that was answered. */
async function compare(url: string, load: Players) {
  const rounds = load.rounds();
  const answered = rounds.map(({ wagerId }) => fromWire('wgr', wagerId) as string);
  const { rows } = await withClient(url, (client) =>
    client.query<{ id: string; times: string; balance: string | null; seq: string | null }>(
      `select a.id, greatest(e.times, r.times, w.times) as times,
              case when e.times is not null and r.times is not null and w.times is not null
                   then e.balance end as balance, e.seq
         from unnest($1::uuid[]) a (id)
         left join (select f.key, count(*) as times, max(l.balance) as balance, max(l.seq) as seq
                      from wallet_entry f join wallet_entry l on l.lane = f.lane
                       and l.account = f.account and l.seq = f.seq + f.legs - 1
                     where f.key is not null group by f.key) e on e.key = a.id
         left join (select id, count(*) as times from slots_round group by id) r on r.id = a.id
         left join (select id, count(*) as times from wagers_wager
                     where paid_at_once is not null group by id) w on w.id = a.id`,
      [answered],
    ),
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const off = rounds.filter(({ balance, version }, at) => {
    const row = found.get(answered[at] as string);
    return row?.balance && (BigInt(row.balance) !== parseDecimal(balance) || row.seq !== version);
  });
  return {
    lost: rows.filter(({ balance }) => balance === null).length,
    doubled: rows.filter(({ times }) => Number(times) > 1).length,
    drift: off.length,
  };
}

/** Looks at everything while play goes on: answers again, rows, proof. */
export async function prove(house: HeldHouse, load: Players): Promise<Figures> {
  const acknowledged = load.acknowledged();
  const differing = await load.differing();
  const { url } = await house.postgres();
  const { lost, doubled, drift } = await compare(url, load);
  const { unanswered, busy, odd } = load.seen;
  return {
    acknowledged,
    unanswered,
    busy,
    odd: odd.length,
    lost,
    doubled,
    drift: drift + differing.length,
    open: await openWagers(url),
    differences: await house.differences(),
  };
}

/** The same at rest, with every wallet's sum, and the proof by `npm run ledger:verify`. */
export async function proveAtRest(house: HeldHouse, load: Players): Promise<Figures> {
  await load.rest();
  const sums = await load.sums();
  const figures = await prove(house, load);
  const { url } = await house.postgres();
  return {
    ...figures,
    drift: figures.drift + sums.filter(({ expected, found }) => expected !== found).length,
    differences: figures.differences + countedIn(await ledgerVerify(url)),
  };
}

/** NaN where the last line is missing. */
const countedIn = (said: string) => Number(/^(\d+) differences$/m.exec(said)?.[1] ?? Number.NaN);

/** All that must be zero, to compare with what was found. */
export const CLEAN = { odd: 0, lost: 0, doubled: 0, drift: 0, open: 0, differences: 0 } as const;

/** One line a sentence, for people: what was done, what came of it, the seed to do it again. */
export function sayFigures(did: string, figures: Figures, seed?: number): void {
  const { acknowledged, unanswered, busy, ...zeros } = figures;
  const said = Object.entries(zeros).map(([name, value]) => `${value} ${name}`);
  const again = seed === undefined ? '' : `; NOKSHI_TEST_SEED=${seed}`;
  process.stdout.write(
    `FAULT ${did}: ${acknowledged} rounds acknowledged, ${unanswered} first answers missing, ` +
      `${busy} times 503; ${said.join(', ')}${again}\n`,
  );
}
