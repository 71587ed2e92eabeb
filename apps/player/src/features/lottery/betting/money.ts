import { toDecimal } from '@nokshi/money';
import { MoneySign, moneyText } from '@nokshi/ui';
import { useContext } from 'react';

/** Minor units as sentences and buttons write them; whole amounts without their zeros where `short`. */
export function useMoney() {
  const sign = useContext(MoneySign);
  const full = (minor: bigint): string => moneyText(toDecimal(minor), false, sign);
  const short = (minor: bigint): string => full(minor).replace(/\.00$/, '');
  return {
    full,
    short,
    /** For chips: the name of play money would not fit into them. */
    chip: (minor: bigint): string => (sign === '৳' ? short(minor) : short(minor).replace(sign, '')),
  };
}
