import { type Flight, type KiteBet, kiteRoutes } from '@nokshi/contract/player/kite.ts';
import { takenAt } from '@nokshi/house-math/instants/kite.ts';
import { minorOf } from '@nokshi/money';
import { CallFailed } from '../runtime/api.ts';
import { wait } from '../runtime/moments.ts';
import type { Stage } from '../stage/open-stage.ts';
import { timesText } from './flight.ts';
import { costOf, paysAt } from './slot.ts';
import type { KiteWords } from './words/en.ts';

/** Bets are paid soon after the cut; so often and after so long it is asked what they were paid. */
const ASKS = 6;
const ASK_MS = 1_500;
type Own = {
  /** Bets on the flight. */
  readonly own: readonly KiteBet[];
  /** A bet as the house has it in the end. */
  readonly known: (bet: KiteBet) => void;
};

/** Says what own bets on a flight that is over came to, and tells the page once the house knows. */
export function tellEnd(stage: Stage<KiteWords>, flight: Flight, bets: Own): void {
  sayEnd(stage, flight, bets.own);
  if (bets.own.length > 0) void tellPaid(stage, bets);
}

function sayEnd(
  { shell, say, amount, sound }: Stage<KiteWords>,
  { cut }: Flight,
  own: readonly KiteBet[],
): void {
  if (cut === null) return shell.say(say('flightVoid'));
  sound.knock(0);
  shell.whisper(say('saidCut', { times: timesText(cut) }));
  const ends = own.map((bet) => {
    const at = bet.taken ?? takenAt(cut, { calledMs: null, order: bet.takesAt });
    return { stake: minorOf(bet.stake), cost: costOf(bet), pays: paysAt(bet, at) };
  });
  const stake = ends.reduce((sum, end) => sum + end.stake, 0n);
  const cost = ends.reduce((sum, end) => sum + end.cost, 0n);
  const pays = ends.reduce((sum, end) => sum + end.pays, 0n);
  if (ends.length === 0) shell.say('');
  else if (pays === 0n) shell.say(say('saidLost', { amount: amount(stake) }));
  else shell.say(say('saidPaid', { amount: amount(pays), stake: amount(stake) }), pays > cost);
}

/** What the house says they came to, also where it gave stakes back. */
async function tellPaid(
  { api, tell, shell, say, amount }: Stage<KiteWords>,
  { own, known }: Own,
): Promise<void> {
  const waiting = new Set(own.map(({ betId }) => betId));
  for (let asked = 0; asked < ASKS && waiting.size > 0; asked += 1) {
    await wait(ASK_MS);
    try {
      const { rows } = await api.ask(kiteRoutes.history);
      for (const bet of rows) {
        const { betId, state, stake, payout, isFree } = bet;
        if (state === 'OPEN' || payout === null || !waiting.delete(betId)) continue;
        known(bet);
        if (state === 'RETURNED')
          shell.say(say('saidReturned', { amount: amount(minorOf(stake)) }));
        tell({ type: 'round', roundId: betId, staked: isFree ? '0.00' : stake, won: payout });
      }
    } catch (err) {
      // The line or the next flight says what is wrong; the money itself is safe.
      if (!(err instanceof CallFailed)) throw err;
    }
  }
}
