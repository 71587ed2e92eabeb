import type { NumberSet } from '@nokshi/house-math/lottery/play.ts';
import { classes } from '@nokshi/ui';
import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../../../lib/words.ts';
import styles from './board.module.css';
import type { Hint } from './hints.ts';
import { QUICK, type Quick, quickSet, toggled } from './rules/draft.ts';

type Props = {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly numbers: readonly number[];
  readonly chosen: NumberSet;
  readonly onChange: (chosen: NumberSet) => void;
  /** How a number looks, and what is read out of it. */
  readonly look: (number: number) => ReactNode;
  readonly name: (number: number) => string;
  readonly hint?: Hint | undefined;
  /** Numbers that stand in another row already. */
  readonly taken?: NumberSet;
  /** How wide the numbers are: words take more room. */
  readonly wide?: boolean;
  readonly quick?: boolean;
  /** Where only so many may be chosen, a press on another one moves the choice. */
  readonly most?: number | undefined;
};

/** What stands under a number, and what is read out instead. */
export const HintView = ({ text, said }: NonNullable<ReturnType<Hint>>) => (
  <>
    <span className={styles.hint} aria-hidden="true">
      {text}
    </span>
    <span className="visually-hidden">, {said}</span>
  </>
);

/** Rows of one length on a phone, as far as the count allows it. */
function columnsOf(count: number): number {
  if (count <= 6) return count;
  return count === 10 ? 5 : count === 11 ? 6 : 7;
}

/** A row of numbers to choose from, with its shortcuts. */
export function NumberRow(props: Props) {
  const { label, labelHidden, numbers, chosen, onChange, taken = [], most } = props;
  const { t } = useWords();
  const press = (number: number) =>
    onChange(most === 1 && !chosen.includes(number) ? [number] : toggled(chosen, number));
  const shortcut = (quick: Quick) => {
    const [from = 0, to = from] = [numbers[0], numbers.at(-1)];
    onChange(quickSet({ from, to }, quick).filter((number) => !taken.includes(number)));
  };
  return (
    <fieldset className={styles.row} data-alone={labelHidden || undefined}>
      <legend className={labelHidden ? 'visually-hidden' : undefined}>{label}</legend>
      {props.quick !== false && most !== 1 && (
        <div className={styles.quick}>
          {QUICK.map((quick) => (
            <button
              key={quick}
              type="button"
              aria-label={`${label}: ${t(`lottery.bet-${quick}`)}`}
              onClick={() => shortcut(quick)}
            >
              {t(`lottery.bet-${quick}`)}
            </button>
          ))}
        </div>
      )}
      <div
        className={classes(styles.numbers, props.wide && styles.words)}
        style={{ '--columns': columnsOf(numbers.length) } as CSSProperties}
      >
        {numbers.map((number) => {
          const hint = props.hint?.(number) ?? null;
          return (
            <button
              key={number}
              type="button"
              className={styles.cell}
              aria-pressed={chosen.includes(number)}
              disabled={taken.includes(number)}
              onClick={() => press(number)}
            >
              <span aria-hidden="true">{props.look(number)}</span>
              <span className="visually-hidden">{props.name(number)}</span>
              {hint && <HintView {...hint} />}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
