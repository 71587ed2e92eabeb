import type { Deposit } from '@nokshi/contract/player/cashier.ts';
import type { cashierRoutes } from '@nokshi/contract/player/cashier.ts';
import type { Payee, PayoutMethod, Withdrawal } from '@nokshi/contract/player/withdrawals.ts';
import type { withdrawalsRoutes } from '@nokshi/contract/player/withdrawals.ts';
import type { Output } from '@nokshi/contract/route.ts';

/** What the till answers where nothing is out of the ordinary; say what is different about yours. */

type Channel = Output<typeof cashierRoutes.channels>[number];
type Terms = Output<typeof withdrawalsRoutes.terms>;

const AT = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-01T11:00:00.000Z';

export const aChannel = (different: Partial<Channel> = {}): Channel => ({
  code: 'demo-wallet',
  name: { EN: 'Demo wallet', BN: 'ডেমো ওয়ালেট' },
  description: { EN: 'Credited at once', BN: 'সঙ্গে সঙ্গে' },
  kind: 'instant',
  version: 1,
  asksAmount: true,
  minimum: '10.00',
  maximum: '50000.00',
  because: 'channel',
  fee: { fixed: '0.00', points: 0 },
  currencies: ['BDT'],
  open: true,
  turnsAt: null,
  depositsMissing: 0,
  fields: [],
  arrivesWithinSeconds: 0,
  turnoverMultiple: 100,
  demo: true,
  ...different,
});

export const aDeposit = (different: Partial<Deposit> = {}): Deposit => ({
  id: 'dep-1',
  channel: 'demo-wallet',
  channelName: { EN: 'Demo wallet', BN: 'ডেমো ওয়ালেট' },
  state: 'PENDING',
  amount: '500.00',
  paid: null,
  fee: '0.00',
  credited: null,
  fields: [],
  reason: null,
  createdAt: AT,
  expiresAt: LATER,
  steps: [{ state: 'PENDING', at: AT, note: null }],
  ...different,
});

export const aMethod = (different: Partial<PayoutMethod> = {}): PayoutMethod => ({
  code: 'demo-wallet',
  name: { EN: 'Demo wallet', BN: 'ডেমো ওয়ালেট' },
  description: { EN: 'Paid by itself', BN: 'নিজে থেকেই' },
  kind: 'automatic',
  account: {
    label: { EN: 'Wallet number', BN: 'ওয়ালেট নম্বর' },
    pattern: '01[3-9][0-9]{8}',
    digits: true,
  },
  minimum: '100.00',
  maximum: '25000.00',
  paidWithinMinutes: 30,
  demo: true,
  ...different,
});

export const aPayee = (different: Partial<Payee> = {}): Payee => ({
  id: 'payee-1',
  method: 'demo-wallet',
  methodName: { EN: 'Demo wallet', BN: 'ডেমো ওয়ালেট' },
  holder: 'Rahima Khatun',
  account: '•••••••5678',
  verified: false,
  addedAt: AT,
  usableFrom: AT,
  ...different,
});

export const withdrawalTerms = (different: Partial<Terms> = {}): Terms => ({
  cash: '1000.00',
  available: '1000.00',
  turnover: { needed: '0.00', done: '0.00', missing: '0.00' },
  obligations: [],
  bonus: null,
  debt: null,
  review: null,
  leftToday: null,
  open: 0,
  openAtMost: 3,
  payeesAtMost: 5,
  restHours: 24,
  confirmMinutes: 1_440,
  hasPaymentPassword: true,
  methods: [aMethod()],
  payees: [aPayee()],
  ...different,
});

export const aWithdrawal = (different: Partial<Withdrawal> = {}): Withdrawal => ({
  id: 'wdr-1',
  state: 'REQUESTED',
  amount: '400.00',
  method: 'demo-wallet',
  methodName: { EN: 'Demo wallet', BN: 'ডেমো ওয়ালেট' },
  holder: 'Rahima Khatun',
  account: '•••••••5678',
  received: null,
  reference: null,
  requestedAt: AT,
  confirmBy: null,
  answers: [],
  next: { owner: 'house', by: null },
  review: null,
  steps: [{ state: 'REQUESTED', at: AT, note: null }],
  ...different,
});
