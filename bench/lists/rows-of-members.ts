import type { Filling } from './drawn.ts';

const SPREAD = 'bench_drawn($1, 1, $1)';

/** What members write and are written, and what the house keeps about them. */
export const OF_MEMBERS: readonly Filling[] = [
  [
    2_000,
    `with cases as (
       insert into risk_case (case_id, state, score, codes, reasons, opened_at, looked_at, held_since,
         review_by)
       select bench_id(at), case when n % 50 = 0 then 'HELD' when n % 10 = 0 then 'OPEN' else 'CLEARED' end,
         40 + n % 60, array['same-device'], '[]', at, now(), case when n % 50 = 0 then at end,
         case when n % 50 = 0 then now() + interval '1 day' end
       from ${SPREAD} returning case_id, opened_at),
     numbered as (select *, row_number() over () as k from cases)
     insert into risk_member (member_id, case_id, joined_at)
     select m.id, case_id, opened_at
     from bench_member m join numbered on k = (m.n + 1) / 2 where m.n > 0`,
  ],
  [
    1_000,
    `insert into harm_member (member_id, state, level, score, since, looked_at)
     select id, case when n % 10 = 0 then 'OPEN' else 'DONE' end, 1 + n % 3, 5,
       now() - n * interval '1 minute', now()
     from bench_member where n between 1 and $1`,
  ],
  [
    500,
    `with made as (
       insert into chat_conversation (chat_id, brand_id, member_id, language, state, since, last_number,
         last_at, last_words, unread_asker, unread_desk)
       select bench_id(now() - n * interval '5 minutes'), 'nokshi', id, 'EN',
         case when n % 100 = 0 then 'waiting' else 'closed' end, now() - n * interval '5 minutes', 10,
         now() - n * interval '5 minutes', 'bench', 0, 0
       from bench_member where n between 0 and $1 returning chat_id, last_at)
     insert into chat_message (chat_id, number, at, kind, by_asker, words)
     select chat_id, number, last_at, 'words', true, 'bench' from made, generate_series(1, 10) number`,
  ],
  [
    200,
    `insert into messaging_feedback (brand_id, member_id, type, content, language, state, created_at)
     select 'nokshi', id, (array['deposit', 'withdrawal', 'game', 'service'])[1 + n % 4], 'bench', 'EN',
       case when n % 100 = 0 then 'open' else 'answered' end, at from ${SPREAD}`,
  ],
  [
    50,
    `with drawn as materialized (select bench_id(at) as letter, * from ${SPREAD}),
     letters as (
       insert into messaging_letter (letter_id, brand_id, source, title, text, reach, sent_at)
       select letter, 'nokshi', 'system', '{"EN": "Bench", "BN": "Bench"}',
         '{"EN": "Bench", "BN": "Bench"}', 1, at from drawn)
     insert into messaging_mailbox (member_id, letter_id, named, read_at)
     select id, letter, true, case when n % 10 > 0 then at end from drawn`,
  ],
  [
    20_000,
    `with letters as (
       insert into messaging_letter (letter_id, brand_id, source, types, audience, title, text, reach,
         sent_at, sent_by)
       select bench_id(at), 'nokshi', 'operator', '{0,1,2,41,42}', '{"to": "all"}',
         '{"EN": "Bench", "BN": "Bench"}', '{"EN": "Bench", "BN": "Bench"}', 100, at, 'desk-1'
       from ${SPREAD} returning letter_id, sent_at)
     insert into messaging_mailbox (member_id, letter_id, named, read_at)
     select id, letter_id, false, sent_at from letters, bench_member where n between 1 and 1000`,
  ],
  [
    20,
    `insert into couriers_message (message_id, brand_id, kind, recipient, subject, body, state, courier,
       tries, reason, queued_at, done_at)
     select bench_id(at), 'nokshi', case when n % 5 = 0 then 'mail' else 'sms' end,
       '88017' || lpad((n % 100000)::text, 8, '0'), '', 'bench',
       case when n % 1000 = 0 then 'failed' else 'sent' end, 'demo', 1, null, at, at from ${SPREAD}`,
  ],
  [
    2_000,
    `insert into site_application (brand_id, name, contact, message, language, state, created_at)
     select 'nokshi', 'Bench', 'bench' || n || '@example.com', 'bench', 'EN',
       case when n % 50 = 0 then 'new' else 'done' end, at from ${SPREAD}`,
  ],
  [
    500,
    `insert into identity_note (note_id, member_id, text, made_by, made_at)
     select bench_id(at), id, 'bench', 'desk-1', at from ${SPREAD}`,
  ],
  [
    50,
    `insert into identity_session (session_id, realm, owner_id, secret_hash, generation, ip, device,
       started_at, last_seen_at, ended_at, ended_because)
     select bench_id(at), 'player', id, sha256(n::text::bytea), 1, '127.0.0.1', 'bench', at, at, at,
       'logout' from ${SPREAD}`,
  ],
  [
    1_000,
    `insert into access_try (key, kind, free_at, last_at, failures)
     select sha256(('bench' || n)::bytea), 'account', at, now(), 3 from ${SPREAD}`,
  ],
  [
    20_000,
    `insert into site_change (brand_id, part, version, before, changes, reason, changed_by, changed_at)
     select 'nokshi', 'flags', 1000 + n, '{}', '[]', 'bench', 'desk-1', at from ${SPREAD}`,
  ],
  [
    20_000,
    `insert into catalogue_change (at, by_operator, reason, before, games, undone_at)
     select at, 'desk-1', 'bench', '[]', 1, at from ${SPREAD}`,
  ],
  [
    1_000,
    `insert into wallet_proof (id, scope, started_at, finished_at, took_ms, entries, batches, accounts,
       differences, examples)
     select bench_id(at), 'tail', at, at, 5, 1, 1, 1, 0, '[]' from ${SPREAD}`,
  ],
];
