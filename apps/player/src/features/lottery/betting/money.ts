import { toDecimal } from '@nokshi/money';
import { MoneySign, moneyText } from '@nokshi/ui';
import { useContext } from 'react';

/** Minor units as sentences and buttons write them; whole amounts without their zeros where `short`. */
export function useMoney() {
  const sign = useContext(MoneySign);
  const full = (minor: bigint): string => moneyText(toDecimal(minor), false, sign);
  return { full, short: (minor: bigint): string => full(minor).replace(/\.00$/, '') };
}
