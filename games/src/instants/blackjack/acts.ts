import type { InstantRound } from '@nokshi/contract/player/instants.ts';
import { minorOf } from '@nokshi/money';
import { element, setText } from '../../panel/element.ts';
import type { InstantStage } from '../game.ts';
import { type Blackjack, insuranceEdge, type Turn } from './hands.ts';
import { type Hint, hintsOf } from './hints.ts';
import { stateOf } from './say-round.ts';

type Act = Turn['acts'][number];
const WORDS = {
  hit: 'actHit',
  stand: 'actStand',
  double: 'actDouble',
  split: 'actSplit',
  insure: 'actInsure',
  decline: 'actDecline',
} as const satisfies Record<Act, string>;
const KEYS: Readonly<Record<string, Act>> = {
  h: 'hit',
  s: 'stand',
  d: 'double',
  p: 'split',
  i: 'insure',
  n: 'decline',
};
const ORDER: readonly Act[] = ['insure', 'decline', 'split', 'double', 'hit', 'stand'];

/** One button for each act. */
function createActButtons(act: (act: Act) => void) {
  return new Map(
    ORDER.map((each) => {
      const words = element('span');
      const small = element('small');
      const button = element('button', { type: 'button', class: 'act', hidden: '' }, words, small);
      button.addEventListener('click', () => {
        if (button.getAttribute('aria-disabled') !== 'true') act(each);
      });
      return [each, { button, words, small }] as const;
    }),
  );
}

/** What an act adds to the stake of the hand, minor units. */
function addedBy(each: Act, stake: bigint): bigint {
  if (each === 'double' || each === 'split') return stake;
  return each === 'insure' ? stake / 2n : 0n;
}

type Worth = { readonly stake: bigint; readonly advice: readonly Hint[] };

/** Below the words of an act: what it adds to the stake, and what it costs beside the best one. */
function smallOf({ say, amount }: InstantStage, each: Act, { stake, advice }: Worth): string {
  const added = addedBy(each, stake);
  const cost = advice.find((hint) => hint.act === each)?.cost;
  const isBest = advice[0]?.act === each;
  const hint =
    cost === undefined ? '' : isBest ? say('hintBest') : say('hintCosts', { amount: amount(cost) });
  return [added > 0n ? `+${amount(added)}` : '', hint].filter((text) => text !== '').join(' · ');
}

/** What may be done with the hand whose turn it is; hints say what each act costs beside the best one. */
export function createActs(stage: InstantStage, act: (act: Act) => void) {
  const { say, amount } = stage;
  const buttons = createActButtons(act);
  const offer = element('p', { class: 'offer', hidden: '' });
  const hints = element('button', { type: 'button', class: 'quick hints' });
  const all = [...buttons.values()].map(({ button }) => button);
  const box = element(
    'div',
    { class: 'acts', hidden: '' },
    offer,
    element('div', { class: 'act-row' }, ...all, hints),
  );
  let state: Blackjack | null = null;
  let isHinting = false;
  let isLocked = false;
  hints.addEventListener('click', () => {
    isHinting = !isHinting;
    draw();
  });
  const draw = () => {
    hints.setAttribute('aria-pressed', String(isHinting));
    const turn = state?.turn ?? null;
    box.hidden = turn === null;
    if (!state || !turn) return;
    const hand = state.spots.find(({ spot }) => spot === turn.spot)?.hands[turn.hand];
    const stake = minorOf(hand?.stake ?? '0.00');
    const advice = isHinting ? hintsOf(state) : [];
    const edge = (100 * insuranceEdge(hand?.cards ?? [])).toFixed(2);
    offer.hidden = !turn.acts.includes('insure');
    setText(offer, say('insuranceOffer', { spot: turn.spot, amount: amount(stake / 2n), edge }));
    for (const [each, { button, small }] of buttons) {
      button.hidden = !turn.acts.includes(each);
      button.setAttribute('aria-disabled', String(isLocked));
      button.dataset['best'] = String(advice[0]?.act === each);
      setText(small, smallOf(stage, each, { stake, advice }));
    }
  };
  return {
    box,
    set(round: InstantRound | null) {
      state = stateOf(round);
      isLocked = false;
      draw();
    },
    lock() {
      isLocked = true;
      draw();
    },
    onKey(key: string): boolean {
      const each = KEYS[key.toLowerCase()];
      const button = each && buttons.get(each)?.button;
      if (box.hidden || !button || button.hidden) return false;
      button.click();
      return true;
    },
    dress() {
      for (const [each, { words }] of buttons) setText(words, say(WORDS[each]));
      setText(hints, say('hints'));
      draw();
    },
  };
}
