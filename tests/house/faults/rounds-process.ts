/** A server of shared rounds in a process of its own, for a test that kills it. */
import { sql } from '../../../apps/server/src/kernel/sql.ts';
import { silentLog } from '../../../apps/server/src/kernel/log.ts';
import {
  createRounds,
  type RoundRow,
} from '../../../apps/server/src/modules/games/rounds/index.ts';
import { wallClock } from '../../harness/clock.ts';
import { createPlayHouse } from '../../harness/play-house.ts';

const [url = '', name = ''] = process.argv.slice(2);
const clock = { ...wallClock(), set: () => undefined };
const { db, ids, fairness } = createPlayHouse({ url, clock });
const topics = { serve: () => undefined, tell: () => undefined };
const rounds = createRounds({ db, clock, ids, log: silentLog, topics, fairness });
const note = async ({ series, issue }: RoundRow) =>
  void (await db.tx((tx) =>
    tx.run(
      sql`insert into test_paid (server, series, issue) values (${name}, ${series}, ${issue})`,
    ),
  ));
rounds.play('test', {
  outcome: (_, seeds) => ({ numbers: [seeds.nonce] }),
  settle: note,
  refund: note,
  shown: async () => ({}),
});
rounds.clock.start();
process.send?.('ready');
