import type { Filling } from './drawn.ts';

const SPREAD = 'bench_drawn($1, 1, $1)';

/** What stands beside deposits and withdrawals, and what operators and vendors do with money. */
export const OF_THE_TILL: readonly Filling[] = [
  [
    20,
    `insert into cashier_callback (callback_id, deposit_id, channel, reference, outcome, amount,
       received_at, effect)
     select bench_id(created_at), deposit_id, channel, reference, 'paid', amount, created_at, 'pay'
     from cashier_deposit where state = 'CREDITED' and reference like 'bench-%' order by deposit_id limit $1`,
  ],
  [
    1_000,
    `insert into cashier_claim (claim_id, member_id, deposit_id, state, reference, words, filed_at,
       answer_by, answered_at, answer)
     select bench_id(at), member_id, deposit_id, stands, 'bench', 'It did not come', at,
       at + interval '2 days', case when stands <> 'OPEN' then at end,
       case when stands <> 'OPEN' then 'It did' end
     from (select *, created_at + interval '1 day' as at,
         case when row_number() over (order by deposit_id desc) <= 100 then 'OPEN' else 'REFUSED' end
           as stands
       from cashier_deposit where state = 'EXPIRED') d
     limit $1`,
  ],
  [
    100,
    `with told as (
       insert into cashier_transfer (deposit_id, code, told_reference, told_at)
       select deposit_id, 'B' || reference, case when amount % 2 = 0 then 'told ' || reference end,
         case when amount % 2 = 0 then created_at end
       from cashier_deposit where channel = 'demo-transfer' order by deposit_id limit $1
       returning deposit_id)
     insert into cashier_statement_line (line_id, digest, number, booked_on, amount, reference, sender,
       uploaded_at, uploaded_by, state, deposit_id)
     select bench_id(created_at), sha256(d.deposit_id::text::bytea), 1, created_at::date, amount,
       reference, 'Bench', created_at, 'desk-1',
       case when d.state = 'CREDITED' then 'CREDITED' when amount % 8 = 0 then 'UNMATCHED'
         else 'IGNORED' end, case when d.state = 'CREDITED' then d.deposit_id end
     from told join cashier_deposit d on d.deposit_id = told.deposit_id`,
  ],
  [
    1_000,
    `insert into cashier_adjustment (adjustment_id, member_id, way, amount, cause, words, reason,
       proposed_by, approved_by, at)
     select bench_id(at), id, 'give', amount, 'goodwill', 'Sorry', 'bench', 'desk-1', 'desk-2', at
     from ${SPREAD}`,
  ],
  [
    5_000,
    `with batches as (
       insert into cashier_voucher_batch (batch_id, amount, count, note, issued_at, issued_by, expires_at,
         codes_at, codes_by)
       select bench_id(at), 10000, 50, 'bench', at, 'desk-1', at + interval '60 days', at, 'desk-1'
       from ${SPREAD} returning batch_id),
     numbered as (
       select batch_id, number, row_number() over () as k
       from batches, generate_series(1, 50) number),
     redeemed as (
       select deposit_id, member_id, created_at, row_number() over () as k
       from cashier_deposit where channel = 'voucher')
     insert into cashier_voucher (code_mac, batch_id, number, member_id, deposit_id, used_at)
     select sha256((batch_id::text || number)::bytea), batch_id, number, member_id, deposit_id, created_at
     from numbered left join redeemed on redeemed.k * 2 = numbered.k`,
  ],
  [
    10_000,
    `insert into cashier_debt (deposit_id, member_id, amount, written_off, since, written_off_at)
     select deposit_id, member_id, amount, case when k % 10 = 0 then 0 else amount end, created_at,
       case when k % 10 > 0 then created_at end
     from (select *, row_number() over () as k from cashier_deposit
       where channel = 'demo-wallet' and state = 'CREDITED' limit $1) d`,
  ],
  [
    100,
    `insert into agents_transfer (transfer_id, key, from_id, to_id, side, amount, made_at)
     select bench_id(at), 'bench-' || d.n, a.id, d.id, 'downline', amount, at
     from ${SPREAD} d join bench_member a on a.n = d.n % 20 where a.id <> d.id`,
  ],
  [
    10,
    `insert into vendors_transaction (vendor, transaction_id, lane, member_id, action, status, round_ref,
       game_id, asset, taken, paid, closes, digest, at)
     select 'BENCH', 'bench-' || n, lane, id,
       case when n % 1000 = 0 then 'award' when n % 1000 = 1 then 'free-win' else 'bet-and-win' end, 'OK',
       'round-' || n, 'bench-wheel', 'BDT', case when n % 1000 > 1 then amount else 0 end, paid, true,
       'x', at
     from ${SPREAD}`,
  ],
  [
    500,
    `insert into vendors_transfer (transfer_id, vendor, member_id, asset, direction, amount, state, key,
       digest, next_at, created_at, changed_at)
     select bench_id(at), v.vendor, id, 'BDT', 'OUT', amount, 'DONE', 'bench-' || n, 'x', at, at, at
     from ${SPREAD}, (select vendor from vendors_profile order by vendor limit 1) v`,
  ],
  [
    1_000,
    `insert into vendors_grant (grant_id, lane, vendor, game_id, member_id, asset, rounds, stake, state,
       expires_at, granted_by, next_at, created_at, changed_at)
     select bench_id(at), lane, 'BENCH', 'bench-wheel', id, 'BDT', 10, 200, 'TAKEN', at, 'desk-1', at,
       at, at from ${SPREAD}`,
  ],
  [
    1_000,
    `with won as (
       insert into slots_award (id, game_code, asset, level, member_id, amount, from_reserve, from_house,
         version, of_lane, batch, at)
       select bench_id(at), 'kantha-lines', 'BDT', 'grand', id, amount, 0, 0, 1, lane, 1, at
       from ${SPREAD} returning id)
     insert into slots_pot_draw (award_id, seed, commitment, server_seed, client_seed, entrants_digest,
       entrants, tickets, passed, ticket, place)
     select id, 0, md5(id::text) || md5(id::text), md5(id::text) || md5(id::text), 'bench',
       md5(id::text) || md5(id::text), 1, 1, '{0}', 0, 0 from won`,
  ],
  [
    500,
    `insert into records_export (export_id, kind, operator, from_day, to_day, rows, cut, sha256, head,
       at, format)
     select bench_id(at), 'report', 'desk-1', at::date, at::date, 1, false, sha256(n::text::bytea),
       sha256('head'), at, 'csv' from ${SPREAD}`,
  ],
  [
    500,
    `insert into proposals_proposal (proposal_id, brand_id, act, object, label, changes, input, reason,
       state, proposer_id, proposed_by, proposed_at, expires_at, decided_by, decided_at)
     select bench_id(at), 'nokshi', 'cashier.adjust', 'object-' || n, 'bench', '[]', '{}', 'bench',
       case when n > $1 - 100 then 'PENDING' else 'APPROVED' end,
       '01900000-0000-7000-8000-000000000001', 'desk-1', at, at + interval '7 days',
       case when n <= $1 - 100 then 'desk-2' end, case when n <= $1 - 100 then at end
     from ${SPREAD}`,
  ],
];
