import type { MallGood } from '@nokshi/contract/player/points.ts';
import { Picture } from '../../lib/picture.tsx';
import { useWords } from '../../lib/words.ts';
import { pointsText } from './points.ts';
import styles from './points.module.css';

type Props = {
  readonly goods: readonly MallGood[];
  /** The member's points; undefined of a visitor, or while they are asked for. */
  readonly held: number | undefined;
  readonly onOpen: (id: string) => void;
};

/** The goods as cards, each with its price and what is left. */
export function GoodsGrid({ goods, held, onOpen }: Props) {
  const { t } = useWords();
  return (
    <ul className={styles.grid}>
      {goods.map(({ id, name, picture, points, left, kind }) => (
        <li key={id}>
          <button type="button" className={styles.card} onClick={() => onOpen(id)}>
            <Picture src={picture} alt="" width={240} height={240} />
            <span className={styles.kind}>{t(`points.kind-${kind}`)}</span>
            <strong>{name}</strong>
            <span className={styles.price}>{pointsText(t, points)}</span>
            <span className={styles.small}>
              {left === 0
                ? t('points.none-left')
                : held !== undefined && held < points
                  ? t('points.short', { points: pointsText(t, points - held) })
                  : t('points.left', { count: left })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
