import type {
  consoleSlotsRoutes,
  Survey,
  SurveyedGame,
  SurveyWindow,
} from '@nokshi/contract/console/slots.ts';
import type { Output } from '@nokshi/contract';
import { jackpotReturn, SLOTS, type SlotGame } from '@nokshi/house-math';
import { toDecimal } from '@nokshi/money';
import { dayOf, type Day } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { contributedBy } from './contributed-by.ts';
import { expectedOf } from './expected-of.ts';
import { largestWins } from './largest-wins.ts';
import type { SlotsRoom } from './room.ts';
import { type Counted, type Expected, surveyOf } from './rules/survey.ts';
import { countOpenAlarms } from './store/alarms.ts';
import { type MeterRow, readDays, readMeters, readWindow } from './store/meters.ts';

const DAY_MS = 86_400_000;
/** How many business days a window has, including the current one. */
export const WINDOW_DAYS = { day: 1, week: 7, month: 30 } as const;
const SHOWN_DAYS = 90;

type Asked = { readonly asset: 'BDT' | 'FUN' };
export const NOTHING: Counted = { rounds: 0n, staked: 0n, squares: 0n, paid: 0n, biggest: 0n };

export const firstDay = (now: Date, days: number): Day =>
  dayOf(new Date(now.getTime() - (days - 1) * DAY_MS));

/** Every slot of the house with its meters and measured return beside the sheet. */
export async function listSurveyed(
  room: SlotsRoom,
  tx: Tx,
  { asset }: Asked,
): Promise<Output<typeof consoleSlotsRoutes.desk>> {
  const now = room.clock.now();
  const known = await readKnown(room, tx, { asset });
  const games = [...SLOTS.values()].map((game) => surveyed(room, game, known));
  return { serverTime: now.toISOString(), games, openAlarms: await countOpenAlarms(tx) };
}

/**
 * One slot day by day, each with its return since the first day shown. Refuses
 * catalogue.game-unknown.
 */
export async function showSurveyed(
  room: SlotsRoom,
  tx: Tx,
  { gameCode, asset }: Asked & { gameCode: string },
): Promise<Output<typeof consoleSlotsRoutes.game>> {
  const game = SLOTS.get(gameCode);
  if (!game) throw refuse('catalogue.game-unknown');
  const known = await readKnown(room, tx, { asset, gameCode });
  const from = firstDay(room.clock.now(), SHOWN_DAYS);
  const expected = expectedOf(gameCode);
  let sum = NOTHING;
  const days = (await readDays(tx, { gameCode, asset, from })).map((row) => {
    sum = add(sum, row);
    const { staked, paid, day } = row;
    const since = wireSurvey(sum, expected, 'all');
    return { ...since, day, staked: toDecimal(staked), paid: toDecimal(paid) };
  });
  return { game: surveyed(room, game, known), largest: largestWins(gameCode), days };
}

type Known = Record<Exclude<SurveyWindow, 'all'>, readonly MeterRow[]> & {
  readonly all: readonly (MeterRow & { since: Date })[];
  readonly contributed: ReadonlyMap<string, bigint>;
};

async function readKnown(
  room: SlotsRoom,
  tx: Tx,
  of: Asked & { gameCode?: string },
): Promise<Known> {
  const now = room.clock.now();
  const window = (days: number) =>
    readWindow(tx, { ...of, from: firstDay(now, days), to: dayOf(now) });
  const all = await readMeters(tx, of);
  return {
    day: await window(WINDOW_DAYS.day),
    week: await window(WINDOW_DAYS.week),
    month: await window(WINDOW_DAYS.month),
    all,
    contributed: await contributedBy(room, tx, { asset: of.asset, meters: all }),
  };
}

function surveyed(room: SlotsRoom, game: SlotGame, known: Known): SurveyedGame {
  const { code: gameCode, name, studio } = game;
  const expected = expectedOf(gameCode);
  const own = (rows: readonly MeterRow[]) => rows.find((row) => row.gameCode === gameCode);
  const survey = (window: SurveyWindow) =>
    wireSurvey(own(known[window]) ?? NOTHING, expected, window);
  const row = known.all.find((each) => each.gameCode === gameCode);
  const { rounds = 0n, staked = 0n, paid = 0n, biggest = 0n, jackpots = 0n } = row ?? {};
  const contributed = known.contributed.get(gameCode) ?? 0n;
  const held = staked - paid - contributed;
  return {
    gameCode,
    name,
    vendor: studio,
    isOpen: room.catalogue.find(gameCode)?.isOpen ?? false,
    rtp: percent(expected.rtp),
    meters: {
      rounds: rounds.toString(),
      staked: toDecimal(staked),
      paid: toDecimal(paid),
      contributed: toDecimal(contributed),
      jackpots: toDecimal(jackpots),
      biggest: toDecimal(biggest),
      held: toDecimal(held),
    },
    hold: staked === 0n ? null : percent(Number(held) / Number(staked)),
    theoreticalHold: percent(1 - expected.rtp - givenTo(room, game)),
    since: row?.since.toISOString() ?? null,
    windows: {
      day: survey('day'),
      week: survey('week'),
      month: survey('month'),
      all: survey('all'),
    },
  };
}

/** The share of each stake that goes to pots and their reserve. */
function givenTo(room: SlotsRoom, game: SlotGame): number {
  if (game.family !== 'progressive') return 0;
  const { levels, reserve } = jackpotReturn(game, room.pots.termsOf(game.code) ?? game.terms);
  return levels.reduce((sum, { meter }) => sum + meter, reserve);
}

export const percent = (share: number): string => (share * 100).toFixed(2);

function wireSurvey(counted: Counted, expected: Expected, window: SurveyWindow): Survey {
  const found = surveyOf(counted, expected, window);
  if (!found) return { rounds: '0', measured: null, low: null, high: null, standing: 'few' };
  const { rounds, measured, low, high, standing } = found;
  return {
    rounds: rounds.toString(),
    measured: percent(measured),
    low: percent(low),
    high: percent(high),
    standing,
  };
}

export const add = (one: Counted, more: Counted): Counted => ({
  rounds: one.rounds + more.rounds,
  staked: one.staked + more.staked,
  squares: one.squares + more.squares,
  paid: one.paid + more.paid,
  biggest: one.biggest > more.biggest ? one.biggest : more.biggest,
});
