import { FAMILIES, isFamily } from '@nokshi/house-math/lottery/families.ts';
import type { Tier } from '@nokshi/house-math/lottery/regions.ts';
import { classes } from '@nokshi/ui';
import type { MessageId } from '../../locales/en/index.ts';
import { useWords } from '../../lib/words.ts';
import styles from './prizes.module.css';

export const tiersOf = (family: string): readonly Tier[] =>
  (isFamily(family) && FAMILIES[family].shape.tiers) || [];

/** A number of a prize with its zeros. */
export const prizeText = (number: number, digits: number): string =>
  String(number).padStart(digits, '0');

type Drawn = { readonly family: string; readonly numbers: readonly number[] };

/** The numbers of each tier, in the order in which they are announced. */
export function tieredOf({ family, numbers }: Drawn) {
  let slot = 0;
  return tiersOf(family).map(({ code, count, digits }) => ({
    code,
    prizes: Array.from({ length: count }, () => {
      const at = slot++;
      return { slot: at, text: prizeText(numbers[at] ?? 0, digits) };
    }),
  }));
}

/** The number that a draw of prizes is known by: that of its first tier. */
export function Headline({ family, numbers }: Drawn) {
  const { t } = useWords();
  const [first] = tieredOf({ family, numbers });
  if (!first) return null;
  const [prize] = first.prizes;
  const more = numbers.length - 1;
  return (
    <span className={styles.headline}>
      <span className={styles.tier}>{t(`lottery.tier-${first.code}` as MessageId)}</span>
      <span className={styles.prize}>{prize?.text}</span>
      {more > 0 && <span className={styles.more}>{t('lottery.more-prizes', { more })}</span>}
    </span>
  );
}

type TableProps = Drawn & {
  /** The places of the numbers that count; all look alike without. */
  readonly counts?: readonly number[];
  /** Tiers without one that counts are left out. */
  readonly only?: boolean;
};

/** All numbers of a draw of prizes, by their tiers. */
export function PrizeTable({ family, numbers, counts, only = false }: TableProps) {
  const { t } = useWords();
  const tiers = tieredOf({ family, numbers }).filter(
    ({ prizes }) => !only || prizes.some(({ slot }) => counts?.includes(slot)),
  );
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('lottery.prizes')}</caption>
      <tbody>
        {tiers.map(({ code, prizes }) => (
          <tr key={code}>
            <th scope="row">{t(`lottery.tier-${code}` as MessageId)}</th>
            <td>
              {prizes.map(({ slot, text }) => (
                <span
                  key={slot}
                  className={classes(styles.prize, counts?.includes(slot) && styles.counts)}
                >
                  {text}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
