import { type Output, playerRoutes } from '@nokshi/contract';
import { paisa } from '../paisa.ts';
import { comeBack } from '../acts/enter.ts';
import { promotionsOf } from './promotions-of.ts';
import type { Person, World } from '../world.ts';
import { allOf } from './all-of.ts';
import { type Check, differ, type LivedDay, type Sums } from './check.ts';

const { cashier, records, transfers, wallet } = playerRoutes;
type Net = Output<typeof records.net>;
type Entry = Output<typeof records.entries>['rows'][number];

/** Every member's balance, account record and net are what the answers of the day added up to. */
export const members: Check = {
  name: 'members: answers, account records and nets',
  async find(day) {
    const found: string[] = [];
    for (const person of day.people)
      if (person.memberId) found.push(...(await compare(day, person)));
    return found;
  },
};

async function compare({ world, operator, sums }: LivedDay, person: Person): Promise<string[]> {
  const { told, plan } = person;
  const { username } = plan;
  if (!(await comeBack(world, person))) return [`${username} cannot come in`];
  const ask = { input: {}, as: 'compare' } as const;
  const balance = await world.ask(person, wallet.balance, ask);
  const net = await world.ask(person, records.net, ask);
  if (!balance || !net) return [`${username} sees no balance`];
  const entries = await entriesOf(world, person);
  const cash = paisa(balance.sumBalance);
  const named = (name: string) => `${username}, ${name}`;
  const reversed = await reversedOf(world, person, entries);
  const purse = await purseOf(world, person, entries);
  addUp(sums, { net, cash, held: paisa(balance.held), awarded: awardedOf(entries) });
  sums.reversed += reversed;
  const got = await promotionsOf(world, operator, person);
  const pointsPaid = sum(entries, 'points-converted');
  sums.pointsPaid += pointsPaid;
  const wonFree = sum(entries, 'free-round');
  sums.promoted += got.cash + got.bonus + pointsPaid + wonFree;
  sums.bonus += got.held;
  sums.points += got.points;
  sums.adjusted += sum(entries, 'adjustment');
  sums.atVendors += purse.booked;
  sums.lostAtVendors += purse.moved - purse.booked;
  return [
    ...differ(named('sum of entries'), sum(entries), cash),
    ...differ(named('balance after the last entry'), paisa(entries[0]?.balanceAfter ?? '0'), cash),
    ...differ(named('net of play'), paisa(net.play.net), told.won - told.staked),
    // A bet that was taken back counts as a stake that was paid back, if it ever arrived.
    ...(told.takenBack > 0 ? [] : differ(named('stakes'), paisa(net.play.stake), told.staked)),
    ...differ(
      named('deposits'),
      paisa(net.deposited) + reversed,
      sum(entries, 'deposit') + sum(entries, 'fee'),
    ),
    ...differ(named('promotions'), sum(entries, 'promotion'), got.cash),
    ...differ(named('free rounds'), wonFree, told.wonFree),
    ...differ(named('bonus that became cash'), sum(entries, 'converted'), got.converted),
    ...differ(named('points'), got.points, got.changes),
    ...differ(named('wallet at a vendor'), purse.balance, purse.booked),
  ];
}

const sum = (entries: readonly Entry[], kind?: string): bigint =>
  entries
    .filter((entry) => kind === undefined || entry.kind === kind)
    .reduce((all, { amount }) => all + paisa(amount), 0n);

/** By a pool; a pot that a round won is a part of what the round paid, and has its wager's id. */
function awardedOf(entries: readonly Entry[]): bigint {
  const rounds = new Set(
    entries.flatMap(({ reference }) => (reference?.kind === 'wager' ? bare(reference.id) : [])),
  );
  return sum(
    entries.filter(({ reference }) => !rounds.has(bare(reference?.id ?? ''))),
    'award',
  );
}

/** Deposits that were credited and reversed later: their members have entries of them. */
async function reversedOf(
  { ask }: World,
  person: Person,
  entries: readonly Entry[],
): Promise<bigint> {
  if (!entries.some(({ kind }) => kind === 'adjustment')) return 0n;
  const deposits = await allOf((cursor) =>
    ask(person, cashier.deposits, { input: { pageSize: 100, ...cursor }, as: 'compare' }),
  );
  return deposits
    .filter(({ state }) => state === 'REVERSED')
    .reduce((all, { credited }) => all + paisa(credited ?? '0'), 0n);
}

/** What went to wallets of vendors and is there, by the vendors and by the house. */
async function purseOf({ ask }: World, person: Person, entries: readonly Entry[]) {
  const told = entries.some(({ reference }) => reference?.kind === 'transfer')
    ? await ask(person, transfers.wallets, { input: {}, as: 'compare' })
    : null;
  const all = told?.wallets ?? [];
  const moved = (told?.transfers ?? [])
    .filter(({ state }) => state === 'DONE')
    .reduce((net, one) => net + paisa(one.amount) * (one.direction === 'IN' ? 1n : -1n), 0n);
  const booked = all.reduce((total, one) => total + paisa(one.booked), 0n);
  const balance = all.reduce((total, one) => total + paisa(one.balance ?? '0'), 0n);
  return { moved, booked, balance };
}

/** An id without what says whose it is. */
const bare = (id: string): string => id.replace(/^[a-z]+_/, '').replaceAll('-', '');

const entriesOf = ({ ask }: World, person: Person): Promise<Entry[]> =>
  allOf((cursor) =>
    ask(person, records.entries, { input: { pageSize: 100, ...cursor }, as: 'compare' }),
  );

type Seen = {
  readonly net: Net;
  readonly cash: bigint;
  readonly held: bigint;
  readonly awarded: bigint;
};

function addUp(sums: Sums, { net, cash, held, awarded }: Seen): void {
  sums.awarded += awarded;
  sums.staked += paisa(net.play.stake);
  sums.paidOut += paisa(net.play.payout);
  sums.deposited += paisa(net.deposited);
  sums.withdrawn += paisa(net.withdrawn);
  sums.cash += cash;
  sums.held += held;
  for (const { category, stake, payout } of net.products) {
    const of = sums.products.get(category) ?? { staked: 0n, paidOut: 0n };
    of.staked += paisa(stake);
    of.paidOut += paisa(payout);
    sums.products.set(category, of);
  }
}
