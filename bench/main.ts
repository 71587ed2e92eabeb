import { cpus, loadavg } from 'node:os';
import { benchAgents } from './agents.ts';
import { benchBareFrame } from './bare-frame.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchCluster } from './cluster.ts';
import { benchFrame } from './frame.ts';
import { benchHistory } from './history.ts';
import { benchMath } from './math.ts';
import { benchLedger } from './ledger.ts';
import { benchLists } from './lists.ts';
import { benchLottery } from './lottery.ts';
import { benchPromotions } from './promotions.ts';
import { benchSettlement } from './settlement.ts';
import { benchSockets } from './sockets.ts';
import { benchSpins } from './spins.ts';
import { benchTableFrame } from './table-frame.ts';
import { benchTables } from './tables.ts';
import { benchTeam } from './team.ts';
import { benchVendors } from './vendors.ts';
import { benchWeb } from './web.ts';

/** `npm run bench -- NAME`: prints promises with their figures; the last line is JSON. */
const BENCHES: Readonly<Record<string, (args: readonly string[]) => Promise<unknown>>> = {
  agents: benchAgents,
  ledger: benchLedger,
  history: benchHistory,
  lists: benchLists,
  spins: benchSpins,
  vendors: benchVendors,
  settlement: benchSettlement,
  lottery: benchLottery,
  web: benchWeb,
  math: benchMath,
  promotions: benchPromotions,
  frame: benchFrame,
  'bare-frame': benchBareFrame,
  'table-frame': benchTableFrame,
  cluster: benchCluster,
  catalogue: benchCatalogue,
  sockets: benchSockets,
  tables: benchTables,
  team: benchTeam,
};

const name = process.argv[2] ?? '';
const bench = BENCHES[name];
if (!bench) {
  console.error(`Name a bench: npm run bench -- ${Object.keys(BENCHES).join(' | ')}.`);
  process.exit(2);
}
const load = () =>
  loadavg()
    .map((l) => l.toFixed(2))
    .join(' ');
console.log(`${name} on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), load ${load()}`);
const result = await bench(process.argv.slice(3));
console.log(`load after: ${load()}`);
console.log(JSON.stringify({ bench: name, result }));
process.exit(0);
