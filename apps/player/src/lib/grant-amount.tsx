import type { ShownGrant } from '@nokshi/contract/player/promotions.ts';
import { countedText } from '@nokshi/contract/promotions/sentence.ts';
import { MoneyText } from '@nokshi/ui';
import { useAmount } from './amount.ts';
import { useWords } from './words.ts';

type Of = Pick<ShownGrant, 'reward' | 'amount'>;

/** What a reward came to: taka, points, or free rounds. */
export function GrantAmount({ reward, amount }: Of) {
  const { language } = useWords();
  const counted = countedText(reward, language);
  return counted === null ? <MoneyText amount={amount} /> : <strong>{counted}</strong>;
}

/** The same as text. */
export function useGrantText(): (of: Of) => string {
  const { language } = useWords();
  const amountText = useAmount();
  return ({ reward, amount }) => countedText(reward, language) ?? amountText(amount);
}
