import { parseArgs } from 'node:util';
import { INCOME_KINDS } from '@nokshi/contract/player/agent-terms.ts';
import { daysSpan } from './kernel/calendar.ts';
import { systemClock } from './kernel/clock.ts';
import { REPO, runCommand, say } from './kernel/command.ts';
import { readConfig } from './kernel/config.ts';
import { createDb } from './kernel/db.ts';
import { createIds } from './kernel/ids.ts';
import { createLog } from './kernel/log.ts';
import { openBesideHouse } from './kernel/open-database.ts';
import { systemRandom } from './kernel/random.ts';
import { StartRefusal } from './kernel/start-refusal.ts';
import { laneCountOf } from './kernel/store/lanes.ts';
import { createWallet } from './modules/base/wallet/index.ts';
import { memberBases } from './modules/games/lottery/index.ts';
import { checkSlips } from './modules/money/agents/index.ts';
import { borneFor } from './modules/money/cashier/index.ts';
import { costByMember } from './modules/money/promotions/index.ts';
import { linePairs } from './modules/people/identity/index.ts';
import { readerOfPlay } from './modules/stakes/wagers/index.ts';

const USAGE = `npm run slips -- --from 2026-03-01 --to 2026-03-31 [--kind ${INCOME_KINDS.join('|')}]`;

function asked() {
  const {
    from,
    to,
    kind: typed,
  } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, kind: { type: 'string' } },
  }).values;
  const span = daysSpan(from ?? '', to ?? '');
  const kind = INCOME_KINDS.find((one) => one === typed);
  if (!span || kind !== typed) throw new StartRefusal(USAGE);
  return { span, kind };
}

/**
 * `npm run slips`: computes the slips and rebates of some days again from wagers, bets, settlements and
 * entries of the ledger, and prints each difference; exits with 1 when there is one.
 */
await runCommand(async (signal) => {
  const { span, kind } = asked();
  const config = readConfig(process.env, { repoRoot: REPO });
  const log = createLog('error');
  const database = await openBesideHouse({ config, log });
  const db = createDb({ url: database.url, log, connections: 2, statementTimeoutMs: 3_600_000 });
  try {
    const ids = createIds(systemClock, systemRandom);
    const laneCount = await laneCountOf(db);
    const wallet = createWallet({ db, clock: systemClock, ids, log, laneCount });
    const room = {
      db,
      wallet,
      wagers: readerOfPlay({ wallet }),
      cashier: { borneFor },
      promotions: { costByMember },
      identity: { line: { pairs: linePairs } },
      lottery: { bases: memberBases({ wallet, clock: systemClock }) },
    };
    const checked = await checkSlips(room, { span, kind, signal, found: say });
    say(`${checked.runs} runs, ${checked.slips} slips, ${checked.differences} differences`);
    return checked.differences === 0 ? 0 : 1;
  } finally {
    await db.close();
    await database.close();
  }
});
