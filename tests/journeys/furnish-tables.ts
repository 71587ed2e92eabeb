import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';
import { sitAt } from '../harness/at-table.ts';
import { talkIn } from '../harness/table-chat.ts';
import { richMember } from '../harness/vendor.ts';

/** Tables whose round stays open, with what lies there. */
const LYING: Readonly<Record<string, readonly string[]>> = {
  'roulette-low': [
    'red:400.00 straight-17:50.00 split-17-20:80.00 corner-25-26-28-29:60.00 dozen-2:200.00',
    'black:150.00 odd:90.00 straight-0:20.00 column-1:120.00',
  ],
  'baccarat-low': ['banker:600.00 player-pair:40.00', 'player:350.00 tie:50.00 big:100.00'],
  'sic-bo-low': ['big:300.00 triple-4:20.00 total-9:70.00 pair-2-5:40.00'],
};

/**
 * Rounds at tables that go on for the whole story, with bets of three members, and forty days of what
 * tables returned: what the desk shows on an evening.
 */
export async function eveningAtTables(house: RunningHouse): Promise<void> {
  const run = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  for (const [gameCode, layouts] of Object.entries(LYING)) {
    const members = await Promise.all(layouts.map(() => richMember(house, ['5000.00'])));
    const seats = await Promise.all(members.map((member) => sitAt(member, gameCode)));
    const issue = await openIssue(house, gameCode);
    for (const [at, layout] of layouts.entries()) await seats[at]?.send(layout, { round: issue });
  }
  await run(`
    insert into tables_day (game_code, day, bets, staked, paid, expected, variance)
    select game_code, (now() at time zone 'Asia/Dhaka')::date - d, 900, 90000000,
      (90000000 * (0.965 + 0.02 * sin(d + length(game_code))))::bigint, 90000000 * 0.9715, 3e12
    from tables_table, generate_series(1, 39) d where game_code not like '%-high'`);
}

const SAID = [
  'Good evening everybody',
  'সবাইকে শুভেচ্ছা, আজ টেবিল বেশ জমেছে',
  'Banker again? I said so',
  'তিনবার পরপর টাই দেখলাম',
  'Anybody wants to buy my chips cheap',
] as const;

/** The chat at tables is on, and the member has read and written in it; one message was reported. */
export async function talkedAtTables(house: RunningHouse, member: HttpClient): Promise<void> {
  const { turn, talker, say } = talkIn(house, { advance: () => undefined });
  await turn('1');
  const { tableChat: chat } = playerRoutes;
  await member.call(chat.agree, {});
  const others = await Promise.all(SAID.map(talker));
  for (const [at, words] of SAID.entries()) {
    const { messageId } = await say(others[at] as HttpClient, words, 'baccarat-low');
    if (at === SAID.length - 1) await member.call(chat.report, { messageId });
  }
  await say(member, 'শুভ সন্ধ্যা!', 'baccarat-low');
  const support = await house.operator('support');
  const desk = consoleRoutes.tableChat;
  const [first, second] = (await support.call(desk.messages, {})).rows.slice(2);
  const reason = 'Please stay polite';
  await support.call(desk.mute, { memberId: second?.memberId ?? '', span: 'week', reason });
  await support.call(desk.remove, { messageId: first?.messageId ?? '', reason });
  const { version } = await support.call(desk.words, {});
  await support.call(desk.setWords, { words: ['agent', 'এজেন্ট', 'cash in'], version, reason });
}

/** A bet of a member in a round that stays open, and a round of dice that is over: what their proofs are of. */
export async function playedAtTables(member: HttpClient) {
  const { betId } = await (await sitAt(member, 'baccarat-low')).place('banker:20.00 tie:10.00');
  const { launchToken: bearer } = await member.call(playerRoutes.instants.launch, {
    gameId: 'dice',
  });
  const { round } = await member.call(
    playerRoutes.instants.begin,
    { bet: { kind: 'dice', stake: '1.00', side: 'under', at: 5_000 } },
    { bearer, key: randomUUID() },
  );
  return { tableBet: betId, instant: round.roundId };
}

/** The round that takes bets now, alone in its series and open for hours; no other is made. */
async function openIssue(house: RunningHouse, gameCode: string): Promise<string> {
  const { pool } = house.database;
  const { rows } = await pool.query<{ id: string; issue: string }>(
    `update rounds_round set state = 'OPEN', opens_at = now() - interval '1 second',
       closes_at = now() + interval '9 hours', draws_at = now() + interval '9 hours 2 seconds',
       due_at = now() + interval '9 hours'
     where id = (select id from rounds_round where series = $1 and state = 'WAITING'
       and opens_at > now() + interval '1 minute' order by number limit 1)
     returning id, issue`,
    [gameCode],
  );
  await pool.query(
    `delete from rounds_round where series = $1 and state = 'WAITING' and opens_at > now()`,
    [gameCode],
  );
  await pool.query(
    `update tables_table set made_until = now() + interval '9 hours' where game_code = $1`,
    [gameCode],
  );
  return rows[0]?.issue ?? '';
}
