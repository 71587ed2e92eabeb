import { BLACKJACK_EDGE } from '@nokshi/house-math/tables/blackjack/round.ts';
import { element } from '../../panel/element.ts';
import type { InstantStage } from '../game.ts';

const RULES = [
  ...(['bjRule1', 'bjRule2', 'bjRule3', 'bjRule4'] as const),
  ...(['bjRule5', 'bjRule6', 'bjRule7'] as const),
];

export const blackjackRules = (say: InstantStage['say']): readonly Node[] => [
  element('p', {}, say('bjReturn', { edge: (100 * BLACKJACK_EDGE).toFixed(2) })),
  element('ul', {}, ...RULES.map((rule) => element('li', {}, say(rule)))),
  element('p', {}, say('bjKeys')),
];
