import { numberOf } from '@nokshi/house-math/fraction.ts';
import type { Spot } from '@nokshi/house-math/tables/table.ts';
import { element, setText } from '../../panel/element.ts';
import type { OpenBet } from '../felt.ts';
import type { Say } from '../words/index.ts';

/** `1.95`: what one brings back, itself included. */
export const priceOf = ({ pays: [win] }: Pick<Spot, 'pays'>): string =>
  win ? numberOf(win.back).toFixed(2) : '–';

type Listed = {
  readonly bets: readonly OpenBet[];
  /** The six cards, once they lie there. */
  readonly six: readonly number[] | null;
  readonly say: Say;
  readonly name: (code: string) => string;
  readonly amount: (minor: bigint) => string;
};

const endOf = ({ spot }: OpenBet, six: readonly number[]): 'won' | 'back' | 'lost' => {
  const pay = spot.pays[spot.hit(six) ?? -1];
  if (!pay) return 'lost';
  return pay.back.n > pay.back.d ? 'won' : 'back';
};

/** Own bets of the deal at the odds at which they were taken; they stay until the sixth card. */
export function createOwnBets() {
  const title = element('h3');
  const list = element('ul');
  const none = element('p', { class: 'felt-hint' });
  const line = (bet: OpenBet, { six, name, amount, say }: Listed) => {
    const item = element(
      'li',
      {},
      element('span', {}, name(bet.spot.code)),
      element('b', {}, say('atOdds', { odds: priceOf(bet.spot) })),
      element('span', {}, amount(bet.stake)),
    );
    if (six) item.dataset['end'] = endOf(bet, six);
    return item;
  };
  return {
    box: element('section', { class: 'own-bets' }, title, list, none),
    set(of: Listed) {
      setText(title, of.say('dealBets'));
      setText(none, of.bets.length === 0 ? of.say('betsStay') : '');
      list.replaceChildren(...of.bets.map((bet) => line(bet, of)));
    },
  };
}
