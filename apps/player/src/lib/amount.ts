import { MoneySign, moneyText } from '@nokshi/ui';
import { useContext } from 'react';

/** An amount in words of a sentence, with the sign of the money that is played with. */
export function useAmount() {
  const sign = useContext(MoneySign);
  return (amount: string): string => moneyText(amount, false, sign);
}
