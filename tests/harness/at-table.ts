import { type Output, playerRoutes } from '@nokshi/contract';
import type { TableBet } from '@nokshi/contract/player/tables.ts';
import { fromWire, type MemberId, type WagerId } from '../../apps/server/src/kernel/ids.ts';
import type { HttpClient, Said } from './client.ts';
import type { FakeClock } from './clock.ts';
import type { RunningHouse } from './house.ts';

const { tables } = playerRoutes;
type Placed = Output<typeof tables.place>;

/** Of all tables these alone are open and have rounds, and no lottery has any: nothing else is drawn when time passes. */
export async function keepTables(house: RunningHouse, ...gameCodes: string[]): Promise<void> {
  const { pool } = house.database;
  await pool.query('delete from rounds_round where series <> all ($1)', [gameCodes]);
  await pool.query(
    `update tables_table set terms = jsonb_set(terms, '{isOpen}', 'false')
     where game_code <> all ($1)`,
    [gameCodes],
  );
  await house.house.tables.tables.refresh();
}

let keys = 0;
/** `player:10.00 tie:5.00` */
export const chips = (text: string) =>
  text.split(' ').map((chip) => {
    const [spot = '', stake = ''] = chip.split(':');
    return { spot, stake };
  });

export type AtTable = Awaited<ReturnType<typeof sitAt>>;

/** A member at a table, with the frame's token. */
export async function sitAt<Client extends HttpClient>(client: Client, gameId: string) {
  const { launchToken: bearer } = await client.call(tables.launch, { gameId });
  const seat = () => client.call(tables.seat, {}, { bearer });
  const issue = async () => (await seat()).table.now?.issue ?? '';
  return {
    client,
    bearer,
    seat,
    issue,
    send: async (
      layout: string,
      { key = `table-key-${++keys}`, round }: { key?: string; round?: string } = {},
    ): Promise<Said<Placed>> =>
      client.send(
        tables.place,
        { issue: round ?? (await issue()), layout: chips(layout) },
        { key, bearer },
      ),
    async place(layout: string): Promise<TableBet> {
      const { answer } = await this.send(layout);
      if (!answer.success) throw new Error(`${answer.code} ${JSON.stringify(answer)}`);
      return answer.value.bet;
    },
    withdraw: (...betIds: string[]) => client.call(tables.withdraw, { betIds }, { bearer }),
    history: () => client.call(tables.history, {}, { bearer }),
  };
}

/** Valid turnover of a bet, in minor units. */
export async function validOf(
  { house }: RunningHouse,
  { client }: { readonly client: { readonly memberId: string } },
  betId: string,
): Promise<bigint | undefined> {
  const memberId = fromWire('mbr', client.memberId) as MemberId;
  const wagerId = fromWire('wgr', betId) as WagerId;
  return (await house.db.read((tx) => house.wagers.byId(tx, { memberId, wagerId })))?.valid;
}

/** Time at one table, in steps of its rounds; the clock's steps that are due are done. */
export function timeOf(houses: () => readonly RunningHouse[], clock: FakeClock, gameCode: string) {
  const tick = async () => {
    for (const { house } of houses()) await house.rounds.clock.runDue();
  };
  const now = async () => {
    const [house] = houses();
    if (!house) throw new Error('no house is open');
    const { data } = await house.visitor().call(tables.lobby, {});
    const found = data.find((table) => table.gameCode === gameCode)?.now;
    if (!found) throw new Error(`${gameCode} has no round`);
    return found;
  };
  const until = async (name: 'closesAt' | 'drawsAt' | 'endsAt') => {
    // What all visitors share may be a moment old.
    clock.advance(500);
    const round = await now();
    clock.set(round[name]);
    await tick();
    return round.issue;
  };
  return {
    tick,
    now,
    close: () => until('closesAt'),
    draw: () => until('drawsAt'),
    pay: () => until('endsAt'),
    /** To the end of the round that takes bets now, from its first moment on. */
    async through() {
      await until('closesAt');
      await until('drawsAt');
      return until('endsAt');
    },
    /** The round that has just begun, or else the next one, from its first moments on. */
    async next() {
      clock.advance(500);
      await tick();
      const { issue, opensAt, endsAt } = await now();
      if (clock.now().getTime() - Date.parse(opensAt) <= 1_000) return issue;
      clock.set(endsAt);
      clock.advance(500);
      await tick();
      return (await now()).issue;
    },
  };
}
