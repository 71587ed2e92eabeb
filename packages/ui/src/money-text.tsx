import { formatAmount, parseDecimal } from '@nokshi/money';
import { createContext, useContext } from 'react';
import styles from './money-text.module.css';

/** What stands before every amount: the sign of taka, or the name of play money. */
export const MoneySign = createContext('৳');

type Props = {
  /** Decimal string from the wire. */
  readonly amount: string;
  /** Stars in place of the figure: somebody may be looking over the shoulder. */
  readonly hidden?: boolean;
  readonly hiddenLabel?: string;
  /** Shows a plus before a gain, for nets and entries. */
  readonly signed?: boolean;
};

/** `৳1,234,567.89` with a true minus; what cannot be read is shown as it came. */
export function moneyText(amount: string, signed = false, money = '৳'): string {
  const minor = parseDecimal(amount);
  if (minor === null) return amount;
  const sign = minor < 0n ? '−' : signed && minor > 0n ? '+' : '';
  return `${sign}${money}${formatAmount(minor < 0n ? -minor : minor)}`;
}

export function MoneyText({ amount, hidden = false, hiddenLabel, signed = false }: Props) {
  const money = useContext(MoneySign);
  if (hidden) {
    return (
      <span className={styles.money}>
        <span aria-hidden="true">{money} ****</span>
        <span className="visually-hidden">{hiddenLabel}</span>
      </span>
    );
  }
  return <span className={styles.money}>{moneyText(amount, signed, money)}</span>;
}
