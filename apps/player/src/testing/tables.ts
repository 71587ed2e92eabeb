import type { TableCard, TableResult, TableRound } from '@nokshi/contract/player/tables.ts';

/** The time of these rounds: the page's own clock is set to it by the test. */
export const TABLES_NOW = Date.parse('2026-11-27T06:00:10.000Z');

const at = (seconds: number): string => new Date(TABLES_NOW + seconds * 1_000).toISOString();
const ZEROS = '0'.repeat(64);

/** The round that takes bets for eight seconds more; say what is different about yours. */
export const aRound = (different: Partial<TableRound> = {}): TableRound => ({
  issue: '20261127-0042',
  state: 'OPEN',
  opensAt: at(-7),
  closesAt: at(8),
  drawsAt: at(9.5),
  endsAt: at(18),
  opening: [],
  commitment: { number: 42, before: ZEROS },
  root: null,
  numbers: null,
  ...different,
});

/** Seven against a natural nine, for either side. */
export const BANKER_WINS = [48, 32, 24, 36];
export const PLAYER_WINS = [32, 48, 36, 24];

/** Newest first. */
export const aResult = (different: Partial<TableResult> = {}): TableResult => ({
  issue: '20261127-0041',
  opening: [],
  numbers: BANKER_WINS,
  ...different,
});

export const aTable = (different: Partial<TableCard> = {}): TableCard => {
  const gameCode = different.gameCode ?? 'baccarat-low';
  return {
    gameCode,
    vendor: 'BAITHAK',
    game: 'baccarat',
    rules: 'commission',
    level: 'low',
    name: { EN: `Table ${gameCode}`, BN: `টেবিল ${gameCode}` },
    image: `/art/${gameCode}.svg`,
    isOpen: true,
    limits: { least: '10.00', most: '2000.00', round: '10000.00', win: '100000.00' },
    rhythm: { bettingMs: 15_000, closedMs: 1_500, showMs: 8_500 },
    now: aRound(),
    last: [aResult(), aResult({ issue: '20261127-0040', numbers: PLAYER_WINS })],
    players: 7,
    ...different,
  };
};

/** The ring of two robots, red the favourite at 0.80. */
export const aRing = (different: Partial<TableCard> = {}): TableCard =>
  aTable({
    gameCode: 'robo-rumble',
    vendor: 'DS88',
    game: 'robo-rumble',
    rules: 'standard',
    now: aRound({ opening: [4] }),
    last: [
      aResult({ opening: [4], numbers: [0] }),
      aResult({ issue: '20261127-0040', opening: [0], numbers: [3] }),
      aResult({ issue: '20261127-0039', opening: [2], numbers: [1] }),
    ],
    ...different,
  });
