/** How a kind of people spends a day. Amounts in whole taka; chances in hundredths of a visit. */
export type Persona = {
  readonly code: string;
  readonly weight: number;
  readonly visits: readonly [least: number, most: number];
  readonly deposits: readonly number[];
  readonly spins: readonly [least: number, most: number];
  /** How often a deposit is staked before the visit ends, in hundredths. */
  readonly turnover: number;
  readonly withdraws: number;
  readonly complains: number;
  /** What is set on the first visit, before or during the first deposit. */
  readonly limit?: {
    readonly kind: 'deposit' | 'stake' | 'loss';
    readonly amount: string;
    readonly when: 'before' | 'meanwhile';
  };
  /** What ends the last visit. */
  readonly leaves?: 'time-out' | 'exclude';
};

const PLAYS = { deposits: [200, 300, 500], spins: [15, 30], turnover: 120, withdraws: 40 } as const;

export const PERSONAS: readonly Persona[] = [
  { ...PLAYS, code: 'cautious', weight: 22, visits: [1, 2], turnover: 60, complains: 0 },
  { ...PLAYS, code: 'regular', weight: 34, visits: [1, 3], complains: 4 },
  {
    ...PLAYS,
    code: 'heavy',
    weight: 10,
    visits: [2, 4],
    deposits: [2_000, 5_000, 10_000],
    spins: [40, 80],
    withdraws: 60,
    complains: 4,
  },
  {
    ...PLAYS,
    code: 'withdrawer',
    weight: 12,
    visits: [2, 3],
    deposits: [1_000, 1_500],
    turnover: 105,
    withdraws: 100,
    complains: 5,
  },
  { ...PLAYS, code: 'complainer', weight: 8, visits: [1, 2], complains: 90 },
  {
    ...PLAYS,
    code: 'limits-stakes',
    weight: 4,
    visits: [1, 2],
    complains: 0,
    limit: { kind: 'stake', amount: '100.00', when: 'before' },
  },
  {
    ...PLAYS,
    code: 'limits-deposits',
    weight: 4,
    visits: [2, 3],
    complains: 0,
    limit: { kind: 'deposit', amount: '250.00', when: 'before' },
  },
  {
    ...PLAYS,
    code: 'limits-meanwhile',
    weight: 3,
    visits: [1, 1],
    complains: 0,
    limit: { kind: 'deposit', amount: '100.00', when: 'meanwhile' },
  },
  { ...PLAYS, code: 'takes-a-break', weight: 2, visits: [1, 2], complains: 0, leaves: 'time-out' },
  { ...PLAYS, code: 'leaves', weight: 1, visits: [1, 2], complains: 0, leaves: 'exclude' },
];

/** How many come in each hour of the day, midnight first: few at night, most in the evening. */
export const ARRIVALS: readonly number[] = [
  5, 3, 2, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8, 7, 7, 8, 9, 11, 14, 16, 15, 11, 8,
];

/** How amounts end: the demo channels tell late, fail or change the order by their paisa. */
export const PAISA = [
  { weight: 12, value: '00' },
  { weight: 3, value: '50' },
  { weight: 2, value: '13' },
  { weight: 2, value: '17' },
  { weight: 2, value: '19' },
] as const;

export const ANSWERED = [
  { weight: 9, value: 'received' },
  { weight: 2, value: 'complains' },
  { weight: 3, value: 'not-received' },
  { weight: 3, value: 'partial' },
  { weight: 2, value: 'late' },
  { weight: 4, value: 'silence' },
] as const;

/** Of a hundred games that are opened, how many a vendor runs itself. */
export const AT_VENDOR = 15;

export const COMPLAINTS = [
  { about: 'deposit', words: 'The money took longer than it said.' },
  { about: 'withdrawal', words: 'When will my withdrawal be looked at?' },
  { about: 'game', words: 'The last round froze before it showed what I won.' },
  { about: 'service', words: 'Nobody answered me in the chat yesterday.' },
  { about: 'other', words: 'আমার ফোনে লেখা খুব ছোট দেখায়।' },
] as const;
