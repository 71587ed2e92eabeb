import type { OwnBases } from '@nokshi/contract/player/agent-links.ts';
import { Button, Icon, moneyText } from '@nokshi/ui';
import { useId } from 'react';
import { useWords } from '../../../lib/words.ts';
import { EXAMPLE_STAKE, ofExample } from './bases.ts';
import styles from './bases.module.css';

type Props = {
  readonly label: string;
  readonly bases: Pick<OwnBases, 'least' | 'most' | 'step'>;
  /** The agent's own base, which what is not given is kept of. */
  readonly own: number;
  readonly value: number;
  readonly error?: string | undefined;
  readonly onBase: (base: number) => void;
};

/** A prize base within the own one, with the rebate that it leaves, while it moves. */
export function BaseField({ label, bases, own, value, error, onBase }: Props) {
  const { t } = useWords();
  const id = useId();
  const { least, most, step } = bases;
  const words = t('base.rebate', {
    stake: moneyText(EXAMPLE_STAKE),
    rebate: moneyText(ofExample(own - value)),
  });
  const isFree = least < most;
  const turn = (to: number) => onBase(Math.min(most, Math.max(least, to)));
  return (
    <div className={styles.field}>
      <div className={styles.name}>
        {isFree ? <label htmlFor={id}>{label}</label> : <span>{label}</span>}
        <output>{value}</output>
      </div>
      {isFree && (
        <div className={styles.slide}>
          <Button
            small
            kind="quiet"
            aria-label={t('base.lower')}
            disabled={value <= least}
            onClick={() => turn(value - step)}
          >
            <Icon name="minus" size={18} />
          </Button>
          <input
            id={id}
            type="range"
            min={least}
            max={most}
            step={step}
            value={value}
            aria-invalid={error ? true : undefined}
            aria-valuetext={t('base.said', { base: value, words })}
            onChange={({ target }) => turn(Number(target.value))}
          />
          <Button
            small
            kind="quiet"
            aria-label={t('base.higher')}
            disabled={value >= most}
            onClick={() => turn(value + step)}
          >
            <Icon name="plus" size={18} />
          </Button>
        </div>
      )}
      <p className={styles.words}>{words}</p>
      {error && (
        <p className={styles.wrong} role="alert">
          <Icon name="alert" size={16} /> {error}
        </p>
      )}
    </div>
  );
}
