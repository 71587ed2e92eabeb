import { lotteryChaseRoutes } from '@nokshi/contract/player/lottery-chases.ts';
import { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import type { Sent } from '@nokshi/contract/route.ts';
import { call } from '@nokshi/web/call.ts';
import { newKey } from '@nokshi/web/new-key.ts';
import { LineError, refusedWith } from '@nokshi/web/refusal.ts';
import { tab } from '@nokshi/web/storage.ts';
import { create } from 'zustand';
import { takeBalance } from '../../../data/balance.ts';
import { queries } from '../../../data/queries.ts';
import { useSession } from '../../../data/session.ts';
import { LOTTERY_KEY, OWN_KEY } from '../queries.ts';
import { tellBreakDue } from './break-due.ts';
import { keepLastSlip } from './habits.ts';

type Slip = Sent<typeof lotteryRoutes.place>;
type Plan = Sent<typeof lotteryChaseRoutes.placeChase>;
/** What stakes money: a slip on one issue, or a chase over many. */
export type Sending =
  | { readonly kind: 'slip'; readonly body: Slip }
  | { readonly kind: 'chase'; readonly body: Plan };
type Unanswered = {
  readonly account: string;
  readonly key: string;
  readonly sending: Sending;
};

const KEY = 'nokshi.lottery-unanswered';
/** After these, what holds now is asked for: another issue, other ceilings, another prize base. */
const ASK_AGAIN = [
  'lottery.issue-closed',
  'lottery.issue-unknown',
  'lottery.game-closed',
  'lottery.base-not-offered',
  'lottery.total-differs',
  'lottery.over-ceiling',
] as const;

/**
 * What was sent and not answered: it may have been done. Its key stays with it, also when the page
 * is loaded again, so that asking again never does it twice.
 */
const useUnanswered = create<{ readonly held: Unanswered | null }>(() => ({
  held: readUnanswered(),
}));

function readUnanswered(): Unanswered | null {
  try {
    return JSON.parse(tab.get(KEY) ?? 'null') as Unanswered | null;
  } catch {
    return null;
  }
}

function hold(held: Unanswered | null): void {
  useUnanswered.setState({ held });
  if (held) tab.set(KEY, JSON.stringify(held));
  else tab.remove(KEY);
}

/** What this member sent and has no answer to; nothing else is sent before it is known. */
export function useWaiting(): Sending | null {
  const account = useSession(({ member }) => member?.account);
  return useUnanswered(({ held }) => (held?.account === account ? (held?.sending ?? null) : null));
}

/** Sends it; what waits for an answer is asked about under its own key. Gives the amount, as a decimal. */
export async function send(sending: Sending): Promise<string> {
  const account = useSession.getState().member?.account ?? '';
  const waiting = useUnanswered.getState().held;
  const held = waiting?.sending === sending ? waiting : { account, key: newKey(), sending };
  hold(held);
  const { gameCode } = sending.body;
  try {
    const { amount, balance, version, breakDue } = await answerTo(held);
    hold(null);
    takeBalance(balance, version);
    tellBreakDue(breakDue, account);
    void queries.invalidateQueries({ queryKey: OWN_KEY });
    return amount;
  } catch (thrown) {
    if (!(thrown instanceof LineError)) hold(null);
    if (refusedWith(thrown, ...ASK_AGAIN))
      void queries.invalidateQueries({ queryKey: [...LOTTERY_KEY, 'game', gameCode] });
    throw thrown;
  }
}

async function answerTo({ sending, key }: Unanswered) {
  if (sending.kind === 'chase') {
    const { chase, ...money } = await call(lotteryChaseRoutes.placeChase, sending.body, { key });
    return { ...money, amount: chase.amount, breakDue: null };
  }
  const { staked, ...money } = await call(lotteryRoutes.place, sending.body, { key });
  const { gameCode, mode, bets } = sending.body;
  keepLastSlip(gameCode, mode, bets);
  return { ...money, amount: staked };
}
