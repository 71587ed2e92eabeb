import type { InstantRound } from '@nokshi/contract/player/instants.ts';
import type { DiceBet } from '@nokshi/house-math/instants/dice.ts';
import { element, setText } from '../../panel/element.ts';
import { createMandala } from '../../stage/mandala.ts';
import type { InstantStage } from '../game.ts';
import { hundredths } from './bets.ts';
import { createTrack } from './track.ts';

/** The roll as a large figure and as a pin on the track. */
export function createRoll({ say, still, sound }: InstantStage, onInput: (at: number) => void) {
  const figure = element('p', { class: 'rolled', 'aria-hidden': 'true' }, '00.00');
  const track = createTrack({ say, still, onInput });
  return {
    bowl: element('div', { class: 'bowl' }, createMandala(), figure),
    track: track.box,
    set: (bet: DiceBet) => track.set(bet),
    dress: () => track.dress(),
    rest(round: InstantRound | null) {
      const rolled = round?.state.kind === 'dice' ? round.state.rolled : null;
      setText(figure, hundredths(rolled ?? 0).padStart(5, '0'));
      figure.dataset['end'] = '';
      track.rest(rolled);
    },
    wait() {
      figure.dataset['end'] = '';
      track.lift();
    },
    async show({ state }: InstantRound): Promise<void> {
      if (state.kind !== 'dice') return;
      const { rolled, pays } = state;
      const count = (at: number) => setText(figure, hundredths(at).padStart(5, '0'));
      await track.roll(rolled, count);
      sound.knock(0);
      count(rolled);
      figure.dataset['end'] = pays > 0 ? 'won' : 'lost';
    },
  };
}
