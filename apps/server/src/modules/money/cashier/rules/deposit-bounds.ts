import type { ChannelTerms } from '@nokshi/contract/channel-terms.ts';
import { parseDecimal } from '@nokshi/money';

const DAY_MS = 86_400_000;

/** The facts about a member that channel rules need. */
export type Standing = {
  readonly type: number;
  readonly registeredAt: Date;
  /** Credited deposits, by any channel. */
  readonly deposits: number;
};

/** Which rule sets the maximum; the web has the words for each. */
type BoundBecause = 'channel' | 'first' | 'new';

type Bounds = {
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly because: BoundBecause;
};

/** Whether accounts of this type see the channel. */
export const isShownTo = ({ rules }: ChannelTerms, { type }: Pick<Standing, 'type'>): boolean =>
  rules.accountTypes.some((each) => each === type);

/** How many more credited deposits a member needs before the channel accepts any. */
export const depositsMissing = ({ rules }: ChannelTerms, { deposits }: Standing): number =>
  Math.max(0, rules.earlierDeposits - deposits);

/** The minimum and maximum of a deposit by this channel now, in paisa, both included. */
export function boundsOf(terms: ChannelTerms, member: Standing, now: Date): Bounds {
  const { newMemberDays, newMemberMaximum, firstDepositMaximum } = terms.rules;
  const isNew = now.getTime() < member.registeredAt.getTime() + newMemberDays * DAY_MS;
  const most: { maximum: bigint; because: BoundBecause }[] = [
    { maximum: minor(terms.maximum), because: 'channel' },
    ...(isNew ? [{ maximum: minor(newMemberMaximum), because: 'new' } as const] : []),
    ...(member.deposits === 0
      ? [{ maximum: minor(firstDepositMaximum), because: 'first' } as const]
      : []),
  ];
  const least = most.reduce((low, each) => (each.maximum < low.maximum ? each : low));
  return { minimum: minor(terms.minimum), ...least };
}

const minor = (text: string): bigint => parseDecimal(text) ?? 0n;
