import { Icon } from '@nokshi/ui';
import { useWords } from '../words.ts';
import styles from './rounds.module.css';
import { heightText } from './say.ts';

type Props = {
  /** Hundredths; null while it flies, and where the flight was void. */
  readonly cut: number | null;
  readonly isVoid?: boolean;
  /** What a bet was taken at. */
  readonly taken?: number | null;
};

const WIDTH = 240;
const HEIGHT = 90;
/** A flight this high fills the picture; the scale is of its logarithm. */
const HIGHEST = 10_000;

/** How high the kite flew, where its string was cut and where a bet was cashed out. */
export function KiteFlight({ cut, isVoid = false, taken = null }: Props) {
  const { t } = useWords();
  if (cut === null)
    return <p className={styles.quiet}>{t(isVoid ? 'round.was-void' : 'round.not-cut')}</p>;
  const end = placeOf(cut);
  const at = taken === null ? null : placeOf(taken);
  return (
    <div className={styles.round}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.flight} aria-hidden="true">
        <path d={`M4 ${HEIGHT - 6}Q${end.x * 0.7} ${HEIGHT - 6} ${end.x} ${end.y}`} />
        {at && <circle cx={at.x} cy={at.y} r="5" className={styles.takenAt} />}
        <g transform={`translate(${end.x} ${end.y})`} className={styles.kite}>
          <path d="M0-13L10 0 0 13-10 0Z" />
        </g>
      </svg>
      <p className={styles.ending} data-tone="red">
        {t('round.cut', { height: heightText(cut) })}
      </p>
      {taken !== null && (
        <p className={styles.won}>
          <Icon name="check" size={18} />
          {t('round.taken', { height: heightText(taken) })}
        </p>
      )}
    </div>
  );
}

function placeOf(height: number): { readonly x: number; readonly y: number } {
  const share = Math.min(1, Math.log(height / 100) / Math.log(HIGHEST / 100));
  return { x: 24 + share * (WIDTH - 48), y: HEIGHT - 16 - share * (HEIGHT - 32) };
}
