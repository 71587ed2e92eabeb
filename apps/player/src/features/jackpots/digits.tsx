import { moneyText } from '@nokshi/ui';
import { toDecimal } from '@nokshi/money';
import type { CSSProperties } from 'react';
import styles from './jackpots.module.css';

type Props = {
  /** Minor units. */
  readonly value: bigint;
  /** In pixels, where there is room for it. Checklist C-004. */
  readonly height?: number;
};

const TEN = Array.from({ length: 10 }, (_, digit) => digit);
const DIGIT = /^\d$/;

/** An amount whose digits roll. A screen reader hears the amount, when it looks, and no rolling. */
export function Digits({ value, height = 110 }: Props) {
  const text = moneyText(toDecimal(value));
  const signs = [...text];
  const wide = signs.filter((sign) => DIGIT.test(sign)).length;
  const size = { '--height': `${height}px`, '--signs': wide + (signs.length - wide) / 2 };
  return (
    <div className={styles.digits} style={size as CSSProperties} data-testid="jackpot-value">
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true" className={styles.row}>
        {signs.map((sign, at) =>
          DIGIT.test(sign) ? (
            // From the end: a digit keeps its place when the amount gets one more.
            <Digit key={at - signs.length} digit={Number(sign)} />
          ) : (
            <span key={at - signs.length} className={styles.sign}>
              {sign}
            </span>
          ),
        )}
      </span>
    </div>
  );
}

const Digit = ({ digit }: { readonly digit: number }) => (
  <span className={styles.digit}>
    <span className={styles.reel} style={{ '--digit': digit } as CSSProperties}>
      {TEN.map((each) => (
        <span key={each}>{each}</span>
      ))}
    </span>
  </span>
);
