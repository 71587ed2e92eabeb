import { useWords } from '../words.ts';
import styles from './rounds.module.css';

/** Where the pips of each face lie, in a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];
const FIRST = 8;
const STEP = 8;

/** Thrown dice, their faces and their total said in words. */
export function Dice({ dice }: { readonly dice: readonly number[] }) {
  const { t } = useWords();
  const total = dice.reduce((sum, die) => sum + die, 0);
  return (
    <span
      className={styles.dice}
      role="img"
      aria-label={t('round.dice', { dice: dice.join(', '), total })}
    >
      {dice.map((die, at) => (
        // Dice lie in the order in which they were drawn; two may show the same.
        // oxlint-disable-next-line react/no-array-index-key
        <svg key={at} viewBox="0 0 32 32" className={styles.die}>
          <rect x="1" y="1" width="30" height="30" rx="7" />
          {(PIPS[die] ?? []).map((place) => (
            <circle
              key={place}
              cx={FIRST + (place % 3) * STEP}
              cy={FIRST + Math.floor(place / 3) * STEP}
              r={die === 1 ? 4.2 : 2.9}
            />
          ))}
        </svg>
      ))}
    </span>
  );
}
