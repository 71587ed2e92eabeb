import { describe, expect, it } from 'vitest';
import { foundAfter, openTampering, run } from './test-tamper.ts';

const t = openTampering();

/** Whole rows and more than one at a time; each as SQL with `$lane` for the lane. */
const ACTS: readonly (readonly [what: string, statements: readonly string[], named: RegExp])[] = [
  [
    'an entry that was deleted',
    ['delete from wallet_entry where lane = $lane and kind = 2 and batch = $batch'],
    /batch $batch\b/,
  ],
  [
    'an entry that was added',
    [
      `insert into wallet_entry (at, batch, seq, amount, balance, account, contra, lane, kind, legs)
       select at, batch, seq + 1000, 0, balance, account, contra, lane, 2, 0
         from wallet_entry where lane = $lane and kind = 2 and batch = $batch`,
    ],
    /batch $batch\b/,
  ],
  [
    'a posting of money from nowhere, with a balance to fit',
    [
      `insert into wallet_entry (at, batch, seq, amount, balance, account, contra, lane, kind, legs)
       select b.at, b.no, a.seq + 1, 100000, a.balance + 100000, a.id, null, a.lane, 8, 0
         from wallet_account a join wallet_batch b on b.lane = a.lane and b.no = $last
        where a.lane = $lane and a.id = $account`,
      `update wallet_account set balance = balance + 100000, seq = seq + 1
        where lane = $lane and id = $account`,
    ],
    /batch $last\b/,
  ],
  [
    'two entries of an account whose places were swapped',
    [
      `update wallet_entry e set seq = o.seq, balance = o.balance
         from wallet_entry o
        where e.lane = $lane and o.lane = $lane and e.account = $account and o.account = $account
          and (e.seq, o.seq) in ((4, 6), (6, 4))`,
    ],
    /account $account\b|batch/,
  ],
  [
    'two entries whose keys were swapped',
    [
      `update wallet_entry e set key = o.key
         from wallet_entry o
        where e.lane = $lane and o.lane = $lane and e.account = $account and o.account = $account
          and (e.seq, o.seq) in ((4, 6), (6, 4))`,
    ],
    /batch/,
  ],
  [
    'stakes of two members that changed hands',
    [
      `update wallet_entry e set account = o.account
         from wallet_entry o
        where e.lane = $lane and o.lane = $lane and e.batch = o.batch
          and e.kind = 1 and o.kind = 1 and e.account <> o.account and e.account < o.account`,
    ],
    /account \d+, entry/,
  ],
  [
    'a batch that was removed with its entries',
    [
      'delete from wallet_entry where lane = $lane and batch = $batch',
      'delete from wallet_batch where lane = $lane and no = $batch',
    ],
    /batch/,
  ],
  [
    'two batches whose numbers were swapped',
    [
      'update wallet_batch set no = case no when 3 then 4 else 3 end where lane = $lane and no in (3, 4)',
      `update wallet_entry set batch = case batch when 3 then 4 else 3 end
        where lane = $lane and batch in (3, 4)`,
    ],
    /batch [34]\b/,
  ],
  [
    'an end of the lane that was cut off clean, balances and head included',
    [
      'delete from wallet_entry where lane = $lane and batch > $last - 2',
      'delete from wallet_batch where lane = $lane and no > $last - 2',
      `update wallet_lane l set batch = b.no, hash = b.hash from wallet_batch b
        where l.lane = $lane and b.lane = $lane and b.no = $last - 2`,
      `update wallet_account a
          set balance = coalesce(e.balance, 0), seq = coalesce(e.seq, 0)
         from wallet_account i left join lateral (
           select balance, seq from wallet_entry where lane = i.lane and account = i.id
            order by seq desc limit 1) e on true
        where a.lane = $lane and i.lane = a.lane and i.id = a.id`,
    ],
    /batch/,
  ],
  [
    'an account that was removed',
    ['delete from wallet_account where lane = $lane and id = $account'],
    /account $account\b/,
  ],
  [
    'an account that was given to somebody else',
    [
      `update wallet_account a set member_id = o.member_id
         from wallet_account o
        where a.lane = $lane and o.lane = $lane and a.kind = 'cash' and o.kind = 'cash'
          and a.id <> o.id and a.seq > 9 and o.seq < 9 and o.seq > 0`,
    ],
    /published/,
  ],
  ['a lane that was removed', ['delete from wallet_lane where lane = $lane'], /lane $lane\b/],
  [
    'a published day that was removed in part',
    ['delete from wallet_published_head where lane = $lane'],
    /published/,
  ],
];

describe('tampering with more than one row', () => {
  it.each(ACTS)('%s is named', async (_what, statements, place) => {
    const { batch, last, account } = await t.owner.read((tx) =>
      tx.one<{ batch: string; last: string; account: number }>({
        text: `select (select min(batch) from wallet_entry where lane = $1 and kind = 2) as batch,
                      (select max(no) from wallet_batch where lane = $1) as last,
                      (select id from wallet_account
                        where lane = $1 and kind = 'cash' and seq > 9) as account`,
        values: [t.lane],
        isSql: true,
      }),
    );
    const fill = (text: string) =>
      text
        .replaceAll('$lane', `${t.lane}`)
        .replaceAll('$batch', `${batch}`)
        .replaceAll('$last', `${last}`)
        .replaceAll('$account', `${account}`);
    await t.unguarded(async (tx) => {
      const found = await foundAfter(tx, async () => {
        let rows = 0;
        for (const statement of statements) rows += await run(tx, fill(statement));
        return rows;
      });
      if (found === 'impossible') throw new Error('nothing was changed');
      const here = found.filter((d) => d.lane === null || d.lane === t.lane);
      const named = new RegExp(fill(place.source));
      expect(here.map((d) => d.where)).toContainEqual(expect.stringMatching(named));
    });
  });
});
