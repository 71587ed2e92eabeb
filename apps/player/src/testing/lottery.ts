import type {
  DrawResult,
  Issue,
  LotteryBet,
  LotteryCard,
  LotteryChase,
  LotteryChaseEntry,
  LotteryTerms,
} from '@nokshi/contract/player/lottery.ts';

/** The time of these draws: the page's own clock is set to it by the test. */
export const LOTTERY_NOW = Date.parse('2026-11-27T06:00:20.000Z');

const at = (seconds: number): string => new Date(LOTTERY_NOW + seconds * 1_000).toISOString();

/** The issue that takes bets for forty seconds more; say what is different about yours. */
export const anIssue = (different: Partial<Issue> = {}): Issue => ({
  issue: '20261127-0721',
  opensAt: at(-20),
  closesAt: at(35),
  drawsAt: at(40),
  state: 'OPEN',
  ...different,
});

export const aDraw = (different: Partial<DrawResult> = {}): DrawResult => ({
  issue: '20261127-0720',
  state: 'SETTLED',
  numbers: [4, 0, 7, 2, 9],
  drawnAt: at(-20),
  ...different,
});

/** The newest first. */
export const someDraws = (count: number): DrawResult[] =>
  Array.from({ length: count }, (_, back) =>
    aDraw({
      issue: `20261127-${String(720 - back).padStart(4, '0')}`,
      numbers: [4, 0, 7, 2, 9].map((digit, place) => (digit + back * (place + 1)) % 10),
      drawnAt: at(-20 - back * 60),
    }),
  );

export const aLottery = (different: Partial<LotteryCard> = {}): LotteryCard => {
  const gameCode = different.gameCode ?? 'ssc-1m';
  return {
    gameCode,
    vendor: 'ELOTT',
    category: 'ELOTT',
    family: 'ssc',
    source: 'house',
    prizeModes: ['Lott', 'ZY'],
    name: { EN: `Lottery ${gameCode}`, BN: `লটারি ${gameCode}` },
    image: `/art/${gameCode}.svg`,
    intervalSeconds: 60,
    now: anIssue(),
    last: aDraw(),
    players: 3,
    ...different,
  };
};

export const someLotteries = (): LotteryCard[] => [
  aLottery(),
  aLottery({
    gameCode: 'wingo-30s',
    family: 'wingo',
    prizeModes: ['Elott'],
    name: { EN: 'WinGo 30 s', BN: 'উইনগো 30 সে' },
    intervalSeconds: 30,
    last: aDraw({ numbers: [5] }),
    players: 20,
  }),
  aLottery({
    gameCode: 'vn-south',
    family: 'vn-south',
    source: 'external',
    vendor: 'TCG_LOTTO_VN',
    category: 'LOTT',
    prizeModes: ['SEA'],
    name: { EN: 'Vietnam south', BN: 'দক্ষিণ ভিয়েতনাম' },
    intervalSeconds: 86_400,
    last: null,
    players: 0,
  }),
];

export const theTerms = (different: Partial<LotteryTerms> = {}): LotteryTerms => ({
  bases: { least: 1_700, usual: 1_800, bet: 1_950, house: 1_980 },
  ceiling: 1_950,
  ceilings: { unit: '20000.00', bet: '50000.00', issue: '100000.00', number: '500000.00' },
  closesBeforeSeconds: 5,
  cancelBeforeSeconds: 10,
  ...different,
});

export const aBet = (different: Partial<LotteryBet> = {}): LotteryBet => ({
  betId: `wgr_${'1'.padStart(32, '0')}`,
  gameCode: 'ssc-1m',
  name: { EN: 'Lottery ssc-1m', BN: 'লটারি ssc-1m' },
  family: 'ssc',
  mode: 'Lott',
  issue: '20261127-0721',
  drawDate: '2026-11-27',
  play: 'front3-straight',
  selection: '04|7|129',
  isWhole: true,
  units: '6',
  unitPrice: '2.00',
  multiple: 1,
  base: 1_900,
  ceiling: 1_950,
  stake: '12.00',
  state: 'OPEN',
  prize: null,
  rebate: null,
  numbers: null,
  placedAt: at(-5),
  cancelUntil: at(25),
  chaseId: null,
  ...different,
});

const anEntry = (different: Partial<LotteryChaseEntry> = {}): LotteryChaseEntry => ({
  issue: '20261127-0721',
  multiple: 1,
  stake: '12.00',
  state: 'PLACED',
  refusedBy: null,
  drawsAt: at(40),
  numbers: null,
  prize: null,
  rebate: null,
  ...different,
});

type WholeChase = LotteryChase & { readonly entries: LotteryChaseEntry[] };
export const aChase = (different: Partial<WholeChase> = {}): WholeChase => {
  const { family, play, selection, isWhole, units, unitPrice, multiple, base } = aBet();
  return {
    chaseId: `chs_${'2'.padStart(32, '0')}`,
    gameCode: 'ssc-1m',
    name: { EN: 'Lottery ssc-1m', BN: 'লটারি ssc-1m' },
    mode: 'Lott',
    bets: [{ family, play, selection, isWhole, units, unitPrice, multiple, base }],
    state: 'RUNNING',
    stopOn: 'win',
    startIssue: '20261127-0720',
    issues: 3,
    done: 1,
    cancelled: 0,
    amount: '36.00',
    staked: '24.00',
    held: '12.00',
    won: '0.00',
    placedAt: at(-70),
    entries: [
      anEntry({
        issue: '20261127-0720',
        drawsAt: at(-20),
        numbers: [4, 0, 7, 2, 9],
        prize: '0.00',
        rebate: '0.30',
      }),
      anEntry(),
      anEntry({ issue: '20261127-0722', state: 'WAITING', drawsAt: at(100) }),
    ],
    ...different,
  };
};
