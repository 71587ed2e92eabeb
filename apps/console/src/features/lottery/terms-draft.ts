import type { DeskLottery } from '@nokshi/contract/console/lottery.ts';
import type { GameTerms } from '@nokshi/contract/console/lottery-terms.ts';
import { plainDigits } from '@nokshi/contract/typed-code.ts';
import { parseTyped, toDecimal } from '@nokshi/money';
import { wholeWithin } from '../../lib/span.ts';
import type { MessageId } from '../../lib/words.ts';

/** The fields of a lottery's terms as they are typed. */
export type Draft = {
  readonly isOpen: boolean;
  readonly intervalSeconds: string;
  readonly closesBeforeSeconds: string;
  readonly cancelBeforeSeconds: string;
  readonly least: string;
  readonly usual: string;
  readonly bet: string;
  readonly house: string;
  readonly unitMost: string;
  readonly betMost: string;
  readonly issueMost: string;
  readonly numberMost: string;
  readonly drawTime: string;
  readonly drawDays: readonly number[];
  /** Days of the month, parted by anything. */
  readonly drawDates: string;
};

export const BASES = ['least', 'usual', 'bet', 'house'] as const;
export const BASE_SPAN = [1_000, 2_000] as const;

export const draftOf = ({ bases, ceilings, ...terms }: GameTerms): Draft => ({
  isOpen: terms.isOpen,
  intervalSeconds: String(terms.intervalSeconds),
  closesBeforeSeconds: String(terms.closesBeforeSeconds),
  cancelBeforeSeconds: String(terms.cancelBeforeSeconds),
  least: String(bases.least),
  usual: String(bases.usual),
  bet: String(bases.bet),
  house: String(bases.house),
  unitMost: ceilings.unit,
  betMost: ceilings.bet,
  issueMost: ceilings.issue,
  numberMost: ceilings.number,
  drawTime: terms.drawTime ?? '',
  drawDays: terms.drawDays,
  drawDates: terms.drawDates.join(' '),
});

const amountOf = (typed: string): string => {
  const minor = parseTyped(typed);
  return minor === null ? typed : toDecimal(minor);
};

export const datesOf = (typed: string): number[] =>
  [...new Set((plainDigits(typed).match(/\d+/g) ?? []).map(Number))].toSorted((a, b) => a - b);

export const termsOf = (draft: Draft): GameTerms => ({
  isOpen: draft.isOpen,
  intervalSeconds: Number(draft.intervalSeconds),
  closesBeforeSeconds: Number(draft.closesBeforeSeconds),
  cancelBeforeSeconds: Number(draft.cancelBeforeSeconds),
  bases: {
    least: Number(draft.least),
    usual: Number(draft.usual),
    bet: Number(draft.bet),
    house: Number(draft.house),
  },
  ceilings: {
    unit: amountOf(draft.unitMost),
    bet: amountOf(draft.betMost),
    issue: amountOf(draft.issueMost),
    number: amountOf(draft.numberMost),
  },
  drawTime: draft.drawTime === '' ? null : draft.drawTime,
  drawDays: [...draft.drawDays].toSorted((a, b) => a - b),
  drawDates: datesOf(draft.drawDates),
});

type Faults = Readonly<Partial<Record<keyof Draft, MessageId>>>;

const DAY_SECONDS = 86_400;

/** What is wrong, as the server will say it as well, at the field that it is about. */
export function faultsOf(draft: Draft, source: DeskLottery['source']): Faults {
  const terms = termsOf(draft);
  const faults: { -readonly [Name in keyof Draft]?: MessageId } = {};
  const falls = BASES.find((name, at) => {
    const before = BASES[at - 1];
    return before !== undefined && Number(draft[name]) < Number(draft[before]);
  });
  if (falls) faults[falls] = 'lotteries.base-falls';
  if (source === 'house' && DAY_SECONDS % terms.intervalSeconds !== 0)
    faults.intervalSeconds = 'lotteries.interval-divides';
  if (terms.closesBeforeSeconds >= terms.intervalSeconds)
    faults.closesBeforeSeconds = 'lotteries.closes-late';
  else if (terms.closesBeforeSeconds + terms.cancelBeforeSeconds >= terms.intervalSeconds)
    faults.cancelBeforeSeconds = 'lotteries.cancel-late';
  if (source === 'external' && terms.drawTime === null) faults.drawTime = 'app.required';
  if (terms.drawDates.some((day) => wholeWithin(String(day), [1, 31]) === null))
    faults.drawDates = 'lotteries.dates-wrong';
  return faults;
}
