import { statesOf } from '../../../../kernel/states.ts';
import type {
  StepOwner,
  WithdrawalAnswer,
  WithdrawalState,
} from '@nokshi/contract/player/withdrawals.ts';

/**
 * The transitions of a withdrawal. Final states are final, and a member cannot take a request back:
 * no state leads to a cancelled one. Source: domain.md 11; checklist S-055, S-057.
 */
export const withdrawalStates = statesOf<WithdrawalState>('withdrawal', {
  REQUESTED: ['APPROVED', 'REJECTED'],
  APPROVED: ['PAID', 'FAILED', 'REJECTED'],
  FAILED: ['APPROVED', 'REJECTED'],
  PAID: ['RECEIVED', 'AUTO_RECEIVED', 'DISPUTED', 'PARTIAL'],
  DISPUTED: ['ALL_RECEIVED', 'REFUNDED', 'RECEIVED'],
  PARTIAL: ['ALL_RECEIVED', 'RECEIVED_PARTIAL', 'RECEIVED'],
  RECEIVED: [],
  ALL_RECEIVED: [],
  AUTO_RECEIVED: [],
  RECEIVED_PARTIAL: [],
  REFUNDED: [],
  REJECTED: [],
});

/** Withdrawals that are requested and not paid yet. */
const TO_BE_PAID: ReadonlySet<WithdrawalState> = new Set(['REQUESTED', 'APPROVED', 'FAILED']);
export const isToBePaid = (state: WithdrawalState): boolean => TO_BE_PAID.has(state);

/** The state that each answer of a member leads to. */
export const STATE_OF_ANSWER: Readonly<Record<WithdrawalAnswer, WithdrawalState>> = {
  received: 'RECEIVED',
  'not-received': 'DISPUTED',
  partial: 'PARTIAL',
  'all-received': 'ALL_RECEIVED',
};

type Asked = { readonly state: WithdrawalState; readonly confirmBy: Date | null };

/**
 * What the member may answer now. From the instant of the deadline on it counts as received; a
 * dispute before it stops the clock. Source: domain.md 11 (server time, boundary inclusive).
 */
export function answersOpen({ state, confirmBy }: Asked, now: Date): WithdrawalAnswer[] {
  if (state === 'PAID')
    return confirmBy && now < confirmBy ? ['received', 'not-received', 'partial'] : [];
  return state === 'DISPUTED' || state === 'PARTIAL' ? ['all-received'] : [];
}

const HOUR = 3_600_000;
/** The time the house promises for each of its own steps. */
const HOUSE_HOURS = { REQUESTED: 24, APPROVED: 24, FAILED: 24, DISPUTED: 72, PARTIAL: 72 } as const;

type Waiting = Asked & { readonly since: Date; readonly automaticWithinMinutes: number | null };

/** Who has to act next and until when; null in a final state. */
export function nextStep(waiting: Waiting): { owner: StepOwner; by: Date | null } | null {
  const { state, since, confirmBy, automaticWithinMinutes: minutes } = waiting;
  if (withdrawalStates.isEnd(state)) return null;
  if (state === 'PAID') return { owner: 'member', by: confirmBy };
  if (state === 'APPROVED' && minutes !== null)
    return { owner: 'channel', by: new Date(since.getTime() + minutes * 60_000) };
  const hours = HOUSE_HOURS[state as keyof typeof HOUSE_HOURS];
  return { owner: 'house', by: new Date(since.getTime() + hours * HOUR) };
}
