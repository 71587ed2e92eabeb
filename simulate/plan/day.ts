import type { FeedbackType } from '@nokshi/contract/player/feedback.ts';

/** What one person means to do, one thing after the other. Amounts are decimal strings of BDT. */
export type Act =
  | {
      readonly do: 'deposit';
      readonly amount: string;
      /** Channels are taken in turn; `by` asks for one of a kind, or by its code. */
      readonly turn: number;
      readonly by?: string;
      /** What becomes of it on a provider’s page; its cases in turn unless said. */
      readonly press?: string;
      /** The person goes away before it is paid. */
      readonly unpaid?: true;
      /** What comes next is done while the money is on its way. */
      readonly meanwhile?: true;
    }
  | {
      readonly do: 'play';
      /** Games are dealt like cards; `vendor` asks for one that a vendor runs itself. */
      readonly turn: number;
      readonly vendor: boolean;
      readonly spins: number;
      /** The largest stake that the game offers up to this. */
      readonly stake: string;
    }
  | {
      readonly do: 'withdraw';
      /** Of what is free to go, in hundredths. */
      readonly share: number;
      readonly turn: number;
      readonly answer: Answer;
    }
  | { readonly do: 'complain'; readonly about: FeedbackType; readonly words: string }
  | {
      readonly do: 'limit';
      readonly kind: 'deposit' | 'stake' | 'loss';
      readonly amount: string;
    }
  | { readonly do: 'time-out'; readonly hours: 24 }
  | { readonly do: 'exclude'; readonly months: 6 };

/**
 * What a member says of money that was paid; `late` takes back that it did not come, `complains`
 * finds something missing after having said that all came.
 */
export const ANSWERS = [
  'received',
  'complains',
  'not-received',
  'partial',
  'late',
  'silence',
] as const;
export type Answer = (typeof ANSWERS)[number];

/** Rare events, each played from beginning to end by people of its own. */
export const STORIES = [
  'every-case',
  'claim',
  'purse',
  'team',
  'draws',
  'tables',
  'agents',
  'promotions',
] as const;
export type StoryName = (typeof STORIES)[number];
export type StoryPlan = {
  readonly story: StoryName;
  readonly at: number;
  readonly people: readonly PersonPlan[];
};

/** Times are milliseconds from the beginning of the day. */
export type Visit = { readonly at: number; readonly acts: readonly Act[] };
export type PersonPlan = {
  readonly persona: string;
  readonly username: string;
  readonly visits: readonly Visit[];
};

export type DayPlan = {
  readonly seed: string;
  readonly hours: number;
  readonly endsAt: number;
  readonly people: readonly PersonPlan[];
  readonly stories: readonly StoryPlan[];
  /** When operators look at their queues. */
  readonly rounds: readonly number[];
  /** While it lasts the line between the vendor and the house fails. */
  readonly outage: { readonly from: number; readonly to: number };
  /** When a person opens every game without a round so far. */
  readonly restAt: number;
  /** When the vendor hands in its record and the day is reconciled. */
  readonly reconcileAt: number;
};
