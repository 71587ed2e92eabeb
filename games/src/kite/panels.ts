import type { FreeBet, kiteRoutes } from '@nokshi/contract/player/kite.ts';
import { minorOf } from '@nokshi/money';
import { dayText } from '@nokshi/web/time.ts';
import type { z } from 'zod';
import { element } from '../panel/element.ts';
import { createFreeStrip } from '../panel/free-strip.ts';
import type { Stage } from '../stage/open-stage.ts';
import { firstStake, stakeSteps } from '../stage/stakes.ts';
import { createBetPanel } from './bet-panel.ts';
import type { Bets, Terms } from './bets.ts';
import type { KiteWords } from './words/en.ts';

export type Seat = z.output<typeof kiteRoutes.seat.output>;

/** The panel that a free bet is used in. */
const FREE_PANEL = 0;

type PanelActs = {
  readonly press: (at: number) => void;
  /** A bet that waits for the next flight was meant with other money. */
  readonly unqueue: (at: number) => void;
};

/** The two bet panels side by side, and above them the free bet that waits. */
export function createPanels(stage: Stage<KiteWords>, { press, unqueue }: PanelActs) {
  const { say, amount, picks } = stage;
  const strip = createFreeStrip(() => use(!isUsed));
  const use = (next: boolean) => {
    if (next !== isUsed) unqueue(FREE_PANEL);
    isUsed = next;
    drawFree();
  };
  let free: readonly FreeBet[] = [];
  let isUsed = false;
  const drawFree = () => {
    const [next] = free;
    strip.set(
      next
        ? {
            text: say('freeBet', { amount: amount(minorOf(next.stake)) }),
            more: say('freeBetMore', { day: dayText(next.expiresAt) }),
            action: say(isUsed ? 'freeBetKeep' : 'freeBetUse'),
            isPlayed: isUsed,
          }
        : null,
    );
    panels[FREE_PANEL]?.setFree(next && isUsed ? minorOf(next.stake) : null);
  };
  const panels = ([1, 2] as const).map((place) =>
    createBetPanel({ place, say, amount, press: () => press(place - 1) }),
  );
  return {
    box: element(
      'div',
      { class: 'kite-controls' },
      strip.box,
      element('div', { class: 'bets' }, ...panels.map(({ box }) => box)),
    ),
    setFreeBets(waiting: readonly FreeBet[]) {
      const isSame = waiting[0]?.id === free[0]?.id;
      free = waiting;
      use(isUsed && isSame);
    },
    terms: (at: number): Terms => ({
      stake: panels[at]?.stake.value() ?? 0n,
      order: panels[at]?.order() ?? null,
      ...(at === FREE_PANEL && isUsed && free[0] && { freeBet: free[0].id }),
    }),
    press: (at: number) => panels[at]?.press(),
    draw(bets: Bets, issue: string | null) {
      panels.forEach((panel, at) => {
        const bet = bets.slots[at]?.bet;
        const isOn = bet && bet.issue === issue;
        panel.draw(bets.face(at), isOn ? minorOf(bet.stake) : panel.stake.value());
      });
    },
    /** What the kite takes; the first time the stakes are those that the member used last. */
    setOffer({ limits, isOpen }: Seat, isFirst: boolean) {
      const range = { least: minorOf(limits.least), most: minorOf(limits.most) };
      const usual = firstStake(range, picks.last(stakeSteps(range)));
      for (const { setOpen, stake } of panels) {
        setOpen(isOpen);
        stake.setRange(range);
        if (isFirst) stake.set(usual);
      }
    },
    dress() {
      for (const panel of panels) panel.dress();
      drawFree();
    },
  };
}
