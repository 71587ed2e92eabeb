import { countText } from '../../lib/count-text.ts';
import { useWords } from '../../lib/words.ts';
import { BASES, type Draft } from './terms-draft.ts';
import styles from './lottery.module.css';

const FULL = 2_000;

/** The four bases on one line, as the slider of a member has them: what is played, and what the house keeps. */
export function BasesPicture({ draft }: { readonly draft: Draft }) {
  const { t } = useWords();
  const bases = BASES.map((name) => ({ name, base: Number(draft[name]) }));
  if (
    bases.some(({ base }, at) => base < 1_000 || base > FULL || base < (bases[at - 1]?.base ?? 0))
  )
    return <p className={styles.noPicture}>{t('lotteries.no-picture')}</p>;
  const [least = FULL, , bet = FULL] = bases.map(({ base }) => base);
  // A little before the least one, so that it has a place on the line.
  const from = Math.max(0, least - (FULL - least) / 5);
  const at = (base: number) => `${((base - from) / (FULL - from)) * 100}%`;
  const said = bases
    .map(({ name, base }) => `${t(`lotteries.base-${name}`)} ${base}, ${returned(base)}`)
    .join('; ');
  return (
    <div className={styles.picture} role="img" aria-label={said}>
      <span className={styles.rail} />
      <span
        className={styles.played}
        style={{ left: at(least), right: `calc(100% - ${at(bet)})` }}
      />
      {bases.map(({ name, base }, index) => (
        <span
          key={name}
          className={index % 2 === 0 ? styles.mark : styles.markBelow}
          style={{ left: at(base) }}
        >
          <i />
          <b>{countText(base)}</b>
        </span>
      ))}
      <span className={styles.end}>{countText(FULL)}</span>
      <ol className={styles.legend}>
        {bases.map(({ name, base }) => (
          <li key={name}>
            <span>{t(`lotteries.base-${name}`)}</span> <b>{countText(base)}</b>{' '}
            <small>{returned(base)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

const returned = (base: number): string => `${(base / 20).toFixed(2)} %`;
