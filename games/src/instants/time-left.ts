import type { InstantRound } from '@nokshi/contract/player/instants.ts';
import { element, setText } from '../panel/element.ts';
import type { InstantStage } from './game.ts';

const TICK_MS = 500;

/** How long the house waits for the member in an open round, and what it does then. */
export function createTimeLeft(
  { say }: InstantStage,
  parts: { open: () => InstantRound | null; now: () => number },
) {
  const box = element('p', { class: 'time-left', hidden: '' });
  const draw = () => {
    const round = parts.open();
    box.hidden = !round?.endsAt;
    if (!round?.endsAt) return;
    const seconds = Math.max(0, Math.floor((Date.parse(round.endsAt) - parts.now()) / 1000));
    const key = round.state.kind === 'blackjack' ? 'houseStands' : 'houseTakes';
    const isUntouched = round.state.kind === 'mines' && round.state.opened.length === 0;
    setText(box, say(isUntouched ? 'houseReturns' : key, { seconds }));
    box.dataset['soon'] = String(seconds <= 15);
  };
  setInterval(draw, TICK_MS);
  return { box, draw };
}
