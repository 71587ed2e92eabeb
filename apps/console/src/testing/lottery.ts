import type { DeskIssue, DeskLottery, ExternalResult } from '@nokshi/contract/console/lottery.ts';

/** A lottery as the desk knows one; say what is different about yours. */
export const aLottery = (different: Partial<DeskLottery> = {}): DeskLottery => ({
  gameCode: 'wingo-1m',
  name: { EN: 'WinGo 1 min', BN: 'উইনগো ১ মিনিট' },
  vendor: 'ELOTT',
  family: 'wingo',
  source: 'house',
  prizeModes: ['Elott'],
  terms: {
    isOpen: true,
    intervalSeconds: 60,
    closesBeforeSeconds: 5,
    cancelBeforeSeconds: 5,
    bases: { least: 1_900, usual: 1_950, bet: 1_960, house: 1_980 },
    ceilings: { unit: '2000.00', bet: '100000.00', issue: '200000.00', number: '1000.00' },
    drawTime: null,
    drawDays: [],
    drawDates: [],
  },
  version: 3,
  draws: 120,
  staked: '1000.00',
  paid: '980.00',
  late: 0,
  ...different,
});

export const anIssue = (different: Partial<DeskIssue> = {}): DeskIssue => ({
  gameCode: 'wingo-1m',
  issue: '20261127-0721',
  state: 'SETTLED',
  opensAt: '2026-11-27T06:00:00.000Z',
  closesAt: '2026-11-27T06:00:55.000Z',
  drawsAt: '2026-11-27T06:01:00.000Z',
  bets: 2,
  members: 1,
  staked: '150.00',
  paid: '98.00',
  numbers: [5],
  number: 1,
  root: 'aaa086ed71'.repeat(6),
  link: '3c06981fb6'.repeat(6),
  isLate: false,
  voidReason: null,
  ...different,
});

/** A draw of others that waits for its only number. */
export const aResult = (different: Partial<ExternalResult> = {}): ExternalResult => ({
  gameCode: 'lao',
  issue: '20261127-0001',
  name: { EN: 'Lao', BN: 'লাও' },
  family: 'lao',
  drawsAt: '2026-11-27T13:30:00.000Z',
  state: 'CLOSED',
  entered: null,
  isLate: false,
  ...different,
});
