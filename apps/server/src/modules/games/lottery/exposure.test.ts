import type { WantedBet } from '@nokshi/contract/player/lottery.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '../../../kernel/db.ts';
import { derivedId, type MemberId, type RoundId, type Uuid } from '../../../kernel/ids.ts';
import type { Bus } from '../../../kernel/work.ts';
import { createExposure } from './exposure.ts';
import type { Game } from './games.ts';
import { prizesText } from './place-slip.ts';
import { type ReadLine, readSlip } from './read-slip.ts';
import { lotteryOf } from './rules/lotteries.ts';
import type { BetRow } from './store/bets.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const BIG: WantedBet = {
  play: 'size',
  selection: '0',
  unitPrice: '2.00',
  multiple: 5,
  base: 1_960,
};
const STAKE = 10_00n;
const WINGO = lotteryOf('wingo-1m');
if (!WINGO) throw new Error('there is no such lottery');
const { ceilings } = WINGO.terms;
/** A member may stake two such bets on an issue. */
const game: Game = {
  ...WINGO,
  terms: { ...WINGO.terms, ceilings: { ...ceilings, issue: '20.00' } },
  version: 1,
};
const at = (second: number) => new Date(Date.parse('2026-03-01T06:00:00.000Z') + second * 1_000);
const round = {
  id: derivedId<RoundId>('a round'),
  kind: 'lottery',
  series: game.gameCode,
  number: 1n,
  issue: '20260301-0721',
  opensAt: at(0),
  closesAt: at(55),
  drawsAt: at(60),
};

/** Servers with one store and one bus; each bet that is taken is stored at once. */
function ground() {
  const stored: BetRow[] = [];
  const heard = new Map<string, ((message: Record<string, unknown>) => void)[]>();
  const bus: Bus = {
    publish: (topic, message) => heard.get(topic)?.forEach((on) => on({ ...message })),
    subscribe: (topic, on) => {
      heard.set(topic, [...(heard.get(topic) ?? []), on]);
      return () => undefined;
    },
  };
  const db = { rows: async () => [...stored] } as unknown as Db;
  let made = 0;
  const ids = { next: () => derivedId(`server ${(made += 1)}`) } as never;
  const server = () => {
    const exposure = createExposure({ db, bus, ids }, [0]);
    return {
      async take(name: string): Promise<BetRow> {
        const key = derivedId<Uuid>(`slip ${(made += 1)}`);
        const lines = readSlip({
          game,
          round,
          mode: 'Elott',
          asset: 'BDT',
          ownBase: 1_960,
          bets: [BIG],
          key,
        });
        const memberId = derivedId<MemberId>(name);
        await exposure.reserve({ game, round, memberId, asset: 'BDT', lines });
        const row = rowOf(lines[0] as ReadLine, memberId);
        stored.push(row);
        return row;
      },
      forget: (row: BetRow) => exposure.forget(row, round),
      staked: async () => (await exposure.rows(round))[0]?.staked ?? 0n,
    };
  };
  return { server, toldAll: () => vi.advanceTimersByTime(200) };
}

function rowOf({ ticket, wagerId, stake }: ReadLine, memberId: MemberId): BetRow {
  const { gameCode, play, selection, unitPrice, multiple, base, ceiling, prizes } = ticket;
  return {
    lane: 0,
    id: wagerId,
    memberId,
    roundId: round.id,
    gameCode,
    place: 0,
    mode: 'Elott',
    play,
    selection,
    unitPrice: Number(unitPrice),
    multiple,
    base,
    ceiling,
    prizes: prizesText(prizes),
    asset: 'BDT',
    stake,
    chaseId: null,
    placedAt: at(1),
    cancelledAt: null,
  };
}

it('of several servers each counts a bet once, whether it was stored before it looked or heard later', async () => {
  const { server, toldAll } = ground();
  const [one, two] = [server(), server()];
  await one.take('rina');
  toldAll();
  expect([await one.staked(), await two.staked()]).toEqual([STAKE, STAKE]);
  await one.take('rina');
  await two.take('rafi');
  toldAll();
  expect([await one.staked(), await two.staked()]).toEqual([3n * STAKE, 3n * STAKE]);
});

it('a member has one ceiling for an issue on all servers, and a cancelled bet makes room', async () => {
  const { server, toldAll } = ground();
  const [one, two] = [server(), server()];
  expect(await two.staked()).toBe(0n);
  const first = await one.take('rina');
  await one.take('rina');
  toldAll();
  await expect(two.take('rina')).rejects.toThrow('lottery.over-ceiling');
  await two.take('rafi');
  await one.forget(first);
  toldAll();
  await two.take('rina');
  toldAll();
  await expect(one.take('rina')).rejects.toThrow('lottery.over-ceiling');
});
