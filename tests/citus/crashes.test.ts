import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberId, Uuid } from '../../apps/server/src/kernel/ids.ts';
import { sql } from '../../apps/server/src/kernel/sql.ts';
import { type CitusGround, openCitus, tell } from './ground.ts';
import { openBareWallet } from './load.ts';
import { given, operate, untilWhole } from './operate.ts';

const CRASHES = 12;
const BETWEEN_MS = 1_500;
const AGAIN_MS = 50;

let ground: CitusGround;
let bare: Awaited<ReturnType<typeof openBareWallet>>;
beforeAll(async () => {
  ground = await openCitus();
  bare = await openBareWallet(ground.database.url);
  // What a story notes beside its money, on the coordinator.
  await ground.database.pool.query('drop table if exists tested_story');
  await ground.database.pool.query('create table tested_story (key uuid primary key)');
  await ground.database.pool.query('grant select, insert on tested_story to public');
});
afterAll(async () => {
  await bare.db.close();
  await ground.database.drop();
});

const noted = (key: Uuid) => sql`insert into tested_story (key) values (${key})`;

/** Money of one lane, or from one lane to another, and a note of it. */
async function story(from: MemberId, to: MemberId | undefined): Promise<void> {
  const { db, ids, wallet, posting } = bare;
  const sides = to
    ? ([
        [from, -1n],
        [to, 1n],
      ] as const)
    : ([[from, 5n]] as const);
  await db.tx(async (tx) => {
    for (const [memberId, amount] of sides) {
      const key = ids.next<Uuid>();
      await wallet.transfer(tx, posting(memberId, amount, key));
      await tx.run(noted(key));
    }
  });
}

/** The keys of what these members were posted, and of what was noted of it. */
async function keysOf(members: readonly MemberId[]) {
  const { pool } = ground.database;
  const posted = await pool.query<{ key: Uuid }>(
    `select e.key from wallet_entry e join wallet_account a on a.lane = e.lane and a.id = e.account
     where e.key is not null and a.member_id = any ($1)`,
    [members],
  );
  const notes = await pool.query<{ key: Uuid }>('select key from tested_story');
  return {
    posted: posted.rows.map(({ key }) => key),
    notes: new Set(notes.rows.map(({ key }) => key)),
  };
}

describe.runIf(given('CITUS_CRASH'))(
  'a coordinator that is killed in the middle of stories',
  () => {
    it('leaves each of them whole: its note and its money, in one lane and in two', async () => {
      const { members } = bare;
      const pairs = members.slice(0, 16).map((one, at) => [one, members[at + 17]] as const);
      for (const [one] of pairs) await story(one, undefined);
      let done = 0;
      let failed = 0;
      for (let crash = 0; crash < CRASHES; crash += 1) {
        let going = true;
        const loops = pairs.map(async ([one, other]) => {
          for (let turn = 0; going; turn += 1)
            await story(one, turn % 2 ? other : undefined).then(
              () => (done += 1),
              () => {
                failed += 1;
                return sleep(AGAIN_MS);
              },
            );
        });
        await sleep(BETWEEN_MS + crash * 37);
        const killed = operate(given('CITUS_CRASH'));
        await sleep(AGAIN_MS);
        going = false;
        await Promise.all([killed, ...loops]);
        await untilWhole(ground.database.pool);
      }
      const { posted, notes } = await keysOf(members);
      const all = new Set(posted);
      const unnoted = posted.filter((key) => !notes.has(key)).length;
      const unpaid = [...notes].filter((key) => !all.has(key)).length;
      tell(`${CRASHES} crashes, ${done} stories whole, ${failed} broke off`);
      tell(`money without its note: ${unnoted}; a note without its money: ${unpaid}`);
      expect({ unnoted, unpaid }).toEqual({ unnoted: 0, unpaid: 0 });
      expect((await bare.wallet.verify('full')).differences).toBe(0);
    });
  },
);
