import type { KiteBet } from '@nokshi/contract/player/kite.ts';
import { kiteRoutes, MOST_KITE_BETS } from '@nokshi/contract/player/kite.ts';
import { minorOf, toDecimal } from '@nokshi/money';
import { CallFailed } from '../runtime/api.ts';
import type { Stage } from '../stage/open-stage.ts';
import type { Moment } from './flight.ts';
import { timesText } from './flight.ts';
import { betOn, emptySlot, type Face, faceOf, restoreSlots, type Slot } from './slot.ts';
import type { KiteWords } from './words/en.ts';

/** What a slot would stake now. */
export type Terms = { readonly stake: bigint; readonly order: number | null };

export type BetParts = {
  readonly stage: Stage<KiteWords>;
  readonly moment: () => Moment;
  /** The flight that bets are about. */
  readonly issue: () => string | null;
  readonly terms: (slot: number) => Terms;
  readonly changed: () => void;
};

/** The two bets of the member: placed, withdrawn and taken by a press. */
export type Bets = {
  face(at: number): Face;
  press(at: number): void;
  /** The first bet that can be taken now, by the space bar. */
  takeFirst(): boolean;
  /** Own bets as the server has them. */
  restore(bets: readonly KiteBet[]): void;
  /** One own bet as the server has it now; another bet in its slot stays. */
  update(bet: KiteBet): void;
  /** Places what waits for this flight; once for each press. */
  placeQueued(): void;
  on(issue: string): readonly KiteBet[];
  slots: readonly Slot[];
};

export function createBets(parts: BetParts): Bets {
  const { stage, moment, issue, terms, changed } = parts;
  const slots: readonly Slot[] = Array.from({ length: MOST_KITE_BETS }, emptySlot);
  const face = (at: number) => faceOf(slots[at] ?? emptySlot(), moment(), issue());
  const act = async (slot: Slot, asking: NonNullable<Slot['asking']>, run: () => Promise<void>) => {
    slot.asking = asking;
    changed();
    try {
      await run();
    } catch (err) {
      if (err instanceof CallFailed && err.code === 'kite.cut') tellLate(stage, slot);
      else stage.refused(err);
    } finally {
      slot.asking = null;
      changed();
    }
  };
  const place = (at: number) => {
    const [slot, on] = [slots[at], issue()];
    if (!slot || on === null) return;
    const { stake, order } = terms(at);
    slot.isQueued = false;
    if (stage.purse.balance() < stake) return tellPoor(stage);
    stage.picks.use(stake);
    void act(slot, 'place', () => sendBet(stage, slot, { issue: on, stake, order }));
  };
  const press = (at: number) => {
    const [slot, { act: what }] = [slots[at], face(at)];
    if (!slot) return;
    stage.sound.chip();
    if (what === 'place') place(at);
    if (what === 'queue') slot.isQueued = true;
    if (what === 'unqueue') slot.isQueued = false;
    if (what === 'withdraw') void act(slot, 'withdraw', () => withdraw(stage, slot));
    if (what === 'take') void act(slot, 'take', () => take(stage, slot));
    changed();
  };
  return {
    slots,
    face,
    press,
    takeFirst() {
      const at = slots.findIndex((_, i) => face(i).act === 'take');
      if (at >= 0) press(at);
      return at >= 0;
    },
    restore(bets) {
      restoreSlots(slots, bets);
      changed();
    },
    update(bet) {
      const slot = slots.find((each) => each.bet?.betId === bet.betId);
      if (slot) slot.bet = bet;
      changed();
    },
    placeQueued() {
      slots.forEach((slot, at) => {
        if (slot.isQueued && face(at).act === 'place') place(at);
      });
    },
    on: (of) => slots.flatMap((slot) => betOn(slot, of) ?? []),
  };
}

async function sendBet(
  { api, keys, purse, shell, say, amount, tell }: Stage<KiteWords>,
  slot: Slot,
  { issue, stake, order }: Terms & { readonly issue: string },
): Promise<void> {
  const sent = { key: keys.next(), body: { issue, stake: toDecimal(stake), order } };
  const answer = await api.insist(() => api.ask(kiteRoutes.place, sent));
  purse.set(answer.balance, answer.version);
  tell({ type: 'balance', balance: answer.balance, version: answer.version });
  slot.bet = answer.bet;
  slot.isLate = false;
  shell.whisper(say('saidPlaced', { amount: amount(stake) }));
}

async function withdraw(
  { api, purse, shell, say, amount, tell }: Stage<KiteWords>,
  slot: Slot,
): Promise<void> {
  const { bet } = slot;
  if (!bet) return;
  const sent = { body: { betId: bet.betId } };
  const answer = await api.insist(() => api.ask(kiteRoutes.withdraw, sent));
  purse.set(answer.balance, answer.version);
  tell({ type: 'balance', balance: answer.balance, version: answer.version });
  slot.bet = null;
  shell.whisper(say('saidWithdrawn', { amount: amount(minorOf(bet.stake)) }));
}

async function take({ api, shell, say, amount, sound }: Stage<KiteWords>, slot: Slot) {
  const { bet } = slot;
  if (!bet) return;
  const sent = { body: { betId: bet.betId } };
  const answer = await api.insist(() => api.ask(kiteRoutes.take, sent));
  slot.bet = answer.bet;
  const { taken, stake } = answer.bet;
  if (taken === null) return;
  const pays = (minorOf(stake) * BigInt(taken)) / 100n;
  const isWin = pays > minorOf(stake);
  if (isWin) sound.win(1);
  const words = { times: timesText(taken), amount: amount(pays) };
  shell.say(say(isWin ? 'saidTakenBig' : 'saidTaken', words), isWin);
}

function tellLate({ shell, say }: Stage<KiteWords>, slot: Slot): void {
  slot.isLate = true;
  shell.say(say('saidLate'));
}

function tellPoor({ shell, say, tell }: Stage<KiteWords>): void {
  shell.setNotice(say('outOfMoney'));
  tell({ type: 'out-of-money' });
}
