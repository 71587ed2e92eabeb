import { latinDigits } from '@nokshi/money';
import { Icon } from '@nokshi/ui';
import { useState } from 'react';
import { useWords } from '../../../lib/words.ts';
import styles from './stepper.module.css';

type Props = {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  /** Without the sign of a multiple. */
  readonly plain?: boolean;
  readonly onChange: (value: number) => void;
};

/** A whole number with a button on each side; it may be typed as well. */
export function Stepper({ label, value, least = 1, most, plain = false, onChange }: Props) {
  const { t } = useWords();
  /** What is typed while it is no number yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const put = (next: number) => onChange(Math.max(least, Math.min(most, next)));
  const type = (text: string) => {
    const digits = latinDigits(text).replace(/\D/g, '').slice(0, 6);
    setTyped(digits);
    if (digits !== '' && Number(digits) >= least) put(Number(digits));
  };
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t('lottery.bet-less', { what: label })}
        disabled={value <= least}
        onClick={() => put(value - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <span className={styles.times}>
        {!plain && <span aria-hidden="true">×</span>}
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          value={typed ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (step === undefined) return;
            event.preventDefault();
            setTyped(null);
            put(value + step);
          }}
        />
      </span>
      <button
        type="button"
        aria-label={t('lottery.bet-more', { what: label })}
        disabled={value >= most}
        onClick={() => put(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
