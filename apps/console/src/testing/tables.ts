import type { DeskInstant } from '@nokshi/contract/console/instants.ts';
import type {
  DeskChain,
  DeskRound,
  DeskTable,
  TableChains,
} from '@nokshi/contract/console/tables.ts';

const TIMES = {
  opensAt: '2026-11-27T06:02:00.000Z',
  closesAt: '2026-11-27T06:02:20.000Z',
  drawsAt: '2026-11-27T06:02:21.500Z',
};

/** A table as the desk knows one; say what is different about yours. */
export const aTable = (different: Partial<DeskTable> = {}): DeskTable => ({
  gameCode: 'roulette-low',
  vendor: 'BAITHAK',
  game: 'roulette',
  rules: 'european',
  level: 'low',
  name: { EN: 'European roulette, low stakes', BN: 'ইউরোপীয় রুলেট, কম বাজি' },
  rulesOffered: ['european', 'la-partage'],
  terms: {
    isOpen: true,
    rules: 'european',
    limits: { least: '10.00', most: '2000.00', round: '10000.00', win: '100000.00' },
    bettingMs: 20_000,
    closedMs: 1_500,
    showMs: 11_000,
  },
  version: 3,
  now: { issue: '20261127-0042', state: 'OPEN', ...TIMES, endsAt: '2026-11-27T06:02:32.500Z' },
  players: 4,
  rounds: 120,
  staked: '1000.00',
  paid: '980.00',
  late: 0,
  ...different,
});

export const aTableRound = (different: Partial<DeskRound> = {}): DeskRound => ({
  gameCode: 'roulette-low',
  issue: '20261127-0041',
  state: 'SETTLED',
  ...TIMES,
  opening: [],
  numbers: [17],
  bets: 2,
  members: 2,
  staked: '150.00',
  paid: '360.00',
  number: 41,
  before: 'bbb086ed71'.repeat(6),
  root: 'aaa086ed71'.repeat(6),
  link: '3c06981fb6'.repeat(6),
  isLate: false,
  voidReason: null,
  ...different,
});

export const aChain = (different: Partial<DeskChain> = {}): DeskChain => ({
  nth: 3,
  terminal: '9a8ee70312'.repeat(6),
  state: 'CURRENT',
  length: 10_000,
  taken: 4_321,
  every: 100,
  committedAt: '2026-11-24T18:00:00.000Z',
  last: {
    number: 4_320,
    issue: '20261127-0041',
    link: '3c06981fb6'.repeat(6),
    proofPage: 'https://play.nokshi.example/verify?table=roulette-low&issue=20261127-0041',
  },
  ...different,
});

export const aTablesChains = (different: Partial<TableChains> = {}): TableChains => ({
  gameCode: 'roulette-low',
  name: aTable().name,
  game: 'roulette',
  isOpen: true,
  current: aChain(),
  next: null,
  runsOutAt: '2026-11-29T09:17:57.500Z',
  alarm: null,
  ...different,
});

export const anInstant = (different: Partial<DeskInstant> = {}): DeskInstant => ({
  gameCode: 'mines',
  kind: 'mines',
  vendor: 'GHURI',
  name: { EN: 'Mines', BN: 'মাইনস' },
  terms: { isOpen: true, limits: { least: '10.00', most: '5000.00', win: '100000.00' } },
  version: 2,
  rounds: 12,
  staked: '500.00',
  paid: '450.00',
  open: 1,
  ...different,
});
