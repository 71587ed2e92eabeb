import { type DiceBet, dicePays, waysOf } from '@nokshi/house-math/instants/dice.ts';
import { plainAmount } from '@nokshi/money';
import { element, setText } from '../../panel/element.ts';
import { hundredths, inBounds, paysText, withPays, withWays } from './bets.ts';

/** A figure of the bet that can be typed as well; what cannot be read changes nothing. */
function createFact(id: string, typed: (value: number) => void) {
  const name = element('label', { for: id, class: 'label' });
  const input = element('input', { id, class: 'typed', type: 'text', inputmode: 'decimal' });
  let shown = '';
  input.autocomplete = 'off';
  input.addEventListener('focus', () => input.select());
  input.addEventListener('change', () => {
    const value = Number(plainAmount(input.value.replace(/[%×x\s]/gi, '')));
    if (value > 0) typed(value);
    else input.value = shown;
  });
  return {
    box: element('div', { class: 'fact' }, name, input),
    setName: (text: string) => setText(name, text),
    set(text: string) {
      shown = text;
      input.value = text;
    },
  };
}

/** Number, chance and pay of the bet: each can be typed, and the others follow. */
export function createFacts(choose: (bet: DiceBet) => void) {
  let bet: DiceBet = { side: 'under', at: 0 };
  const at = createFact('dice-at', (value) => choose({ ...bet, at: value * 100 }));
  const chance = createFact('dice-chance', (value) =>
    choose(inBounds(withWays(bet.side, Math.round(value * 100)))),
  );
  const pays = createFact('dice-pays', (value) => choose(withPays(bet.side, value)));
  return {
    box: element('div', { class: 'facts' }, at.box, chance.box, pays.box),
    set(next: DiceBet) {
      bet = next;
      at.set(hundredths(bet.at));
      chance.set(`${hundredths(waysOf(bet))} %`);
      pays.set(`${paysText(dicePays(bet))}×`);
    },
    dress([atName = '', chanceName = '', paysName = '']: readonly string[]) {
      at.setName(atName);
      chance.setName(chanceName);
      pays.setName(paysName);
    },
  };
}
