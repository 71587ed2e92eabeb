import type { KiteBet } from '@nokshi/contract/player/kite.ts';
import { kiteRoutes, MOST_KITE_BETS } from '@nokshi/contract/player/kite.ts';
import { minorOf, toDecimal } from '@nokshi/money';
import { CallFailed } from '../runtime/api.ts';
import type { Stage } from '../stage/open-stage.ts';
import type { Moment } from './flight.ts';
import { timesText } from './flight.ts';
import {
  betOn,
  costOf,
  emptySlot,
  type Face,
  faceOf,
  paysAt,
  restoreSlots,
  type Slot,
} from './slot.ts';
import type { KiteWords } from './words/en.ts';

/** What a slot would stake now. */
export type Terms = {
  readonly stake: bigint;
  readonly order: number | null;
  /** In place of the member's money; its stake is the stake. */
  readonly freeBet?: string;
};

export type BetParts = {
  readonly stage: Stage<KiteWords>;
  readonly moment: () => Moment;
  /** The flight that bets are about. */
  readonly issue: () => string | null;
  readonly terms: (slot: number) => Terms;
  readonly changed: () => void;
  /** A free bet was used, or came back. */
  readonly freeBetsChanged: () => void;
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

/** `isFree`: with a free bet, which is used or comes back by it. */
type Act = {
  readonly asking: NonNullable<Slot['asking']>;
  readonly run: () => Promise<void>;
  readonly isFree?: boolean;
};

export function createBets(parts: BetParts): Bets {
  const { stage, moment, issue, terms, changed } = parts;
  const slots: readonly Slot[] = Array.from({ length: MOST_KITE_BETS }, emptySlot);
  const face = (at: number) => faceOf(slots[at] ?? emptySlot(), moment(), issue());
  const act = async (slot: Slot, { asking, run, isFree }: Act) => {
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
      if (isFree) parts.freeBetsChanged();
    }
  };
  const place = (at: number) => {
    const [slot, on] = [slots[at], issue()];
    if (!slot || on === null) return;
    const offer = terms(at);
    slot.isQueued = false;
    if (!offer.freeBet) {
      if (stage.purse.balance() < offer.stake) return tellPoor(stage);
      stage.picks.use(offer.stake);
    }
    const run = () => sendBet(stage, slot, { ...offer, issue: on });
    void act(slot, { asking: 'place', run, isFree: offer.freeBet !== undefined });
  };
  const press = (at: number) => {
    const [slot, { act: what }] = [slots[at], face(at)];
    if (!slot) return;
    stage.sound.chip();
    if (what === 'place') place(at);
    if (what === 'queue') slot.isQueued = true;
    if (what === 'unqueue') slot.isQueued = false;
    const isFree = slot.bet?.isFree === true;
    const runs = { withdraw: () => withdraw(stage, slot), take: () => take(stage, slot) };
    if (what === 'withdraw' || what === 'take')
      void act(slot, { asking: what, run: runs[what], isFree });
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
  { stake, ...bet }: Terms & { readonly issue: string },
): Promise<void> {
  const sent = { key: keys.next(), body: { ...bet, stake: toDecimal(stake) } };
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
  const sum = { amount: amount(minorOf(bet.stake)) };
  shell.whisper(say(bet.isFree ? 'saidWithdrawnFree' : 'saidWithdrawn', sum));
}

async function take({ api, shell, say, amount, sound }: Stage<KiteWords>, slot: Slot) {
  const { bet } = slot;
  if (!bet) return;
  const sent = { body: { betId: bet.betId } };
  const answer = await api.insist(() => api.ask(kiteRoutes.take, sent));
  slot.bet = answer.bet;
  const { taken } = answer.bet;
  if (taken === null) return;
  const pays = paysAt(answer.bet, taken);
  const isWin = pays > costOf(answer.bet);
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
