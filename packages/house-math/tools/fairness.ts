/**
 * `npm run fairness -- [--megabytes 16] [--rounds 200000] [--game code] [--family code] [--word text] [--all]`:
 * whether chance is chance. Tests the raw committed stream, every number that every game and every draw of a lottery
 * takes from it, every spot of every table, what the instant games show, and the tickets of jackpots; then asks
 * dieharder where it is installed (`--all`: each of its tests, for hours). `--game` names a slot, a table's game or an
 * instant game. `--word` repeats a run; without it the seeds are new each time. Ends with 1 when something is
 * not chance. Source: promises T14, domain.md 7.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { battery, type Finding, isChance } from '../src/fairness/battery.ts';
import { FAMILIES } from '../src/lottery/families.ts';
import { SLOTS } from '../src/slot/index.ts';
import { TABLE_GAMES } from '../src/tables/games.ts';
import type { TableGame } from '../src/tables/table.ts';
import { blackjackFindings, oneDayFindings } from './fairness/card-play.ts';
import { dieharder } from './fairness/dieharder.ts';
import { drawFindings } from './fairness/draws.ts';
import { INSTANTS, instantFindings } from './fairness/instants.ts';
import { gameFindings, ticketFindings } from './fairness/mappings.ts';
import { bytesOf } from './fairness/stream.ts';
import { tableFindings } from './fairness/tables.ts';

const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '16' },
    rounds: { type: 'string', default: '200000' },
    game: { type: 'string' },
    family: { type: 'string' },
    word: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
});
const word = values.word ?? randomBytes(16).toString('hex');
const order = { word, rounds: Number(values.rounds) };
let strayed = 0;

function tell(what: string, findings: readonly Finding[]): void {
  const worst = findings.reduce((one, other) =>
    Math.abs(other.off) / other.limit > Math.abs(one.off) / one.limit ? other : one,
  );
  const wrong = findings.filter((finding) => !isChance(finding));
  strayed += wrong.length;
  const figure = `${worst.off.toFixed(2)} of ${worst.limit} standard deviations (${worst.test})`;
  console.log(`${what}: ${findings.length} tests, ${wrong.length} failed, furthest ${figure}`);
  for (const { test, off } of wrong) console.log(`  NOT CHANCE: ${test}: ${off.toFixed(2)}`);
}

console.log(`Seeds from the word ${word} (--word ${word} repeats this run).`);
const megabytes = Number(values.megabytes);
tell(`Raw stream, ${megabytes} MB`, battery(bytesOf(word, megabytes * 2 ** 20)));
// One game or one family alone, where it was named.
const isAsked = (kind: 'game' | 'family', code: string) =>
  (values.game ?? values.family) === undefined || values[kind] === code;
for (const game of SLOTS.values())
  if (isAsked('game', game.code))
    tell(`${game.code}, ${order.rounds} rounds`, gameFindings(game, order));
for (const family of Object.values(FAMILIES))
  if (isAsked('family', family.code))
    tell(`Draws of ${family.code}, ${order.rounds}`, drawFindings(family, order));
for (const [code, game] of Object.entries<TableGame>(TABLE_GAMES))
  if (isAsked('game', code))
    for (const rules of game.rules)
      tell(
        `${code} (${rules}), ${order.rounds} rounds`,
        tableFindings({ code, rules, game }, order),
      );
if (isAsked('game', 'one-day')) tell(`one-day, ${order.rounds} deals`, oneDayFindings(order));
if (isAsked('game', 'blackjack'))
  tell(`blackjack, ${order.rounds} rounds`, blackjackFindings(order));
for (const code of INSTANTS)
  if (isAsked('game', code)) tell(`${code}, ${order.rounds} rounds`, instantFindings(code, order));
tell(`Jackpot tickets, ${order.rounds} draws`, ticketFindings(order));

const verdict = await dieharder(word, { all: values.all });
if (verdict === 'absent') console.log('dieharder is not installed (apt-get install dieharder).');
else console.log(`dieharder: ${verdict}`);
const failed = strayed > 0 || verdict === 'failed';
console.log(failed ? 'NOT ALL IS CHANCE.' : 'All of it is chance.');
process.exitCode = failed ? 1 : 0;
