import { playOf } from '@nokshi/house-math/lottery/families.ts';
import { useWords } from '../../lib/words.ts';
import { exampleOf } from './examples.ts';
import { DrawnNumbers } from './numbers.tsx';
import styles from './play-example.module.css';
import { PrizeTable, tiersOf } from './prizes.tsx';
import { ChosenView } from './selection-view.tsx';
import { partsOfSelection } from '@nokshi/contract/plays/selection.ts';

type Props = { readonly family: string; readonly play: string; readonly drawDate: string };

/** A play in a picture: what somebody chose, what was drawn, and which of it made them win. */
export function PlayExample({ family, play: code, drawDate }: Props) {
  const { t } = useWords();
  const example = exampleOf(family, drawDate, code);
  const play = playOf(family, drawDate, code);
  if (!example || !play) return null;
  const { numbers, selection, counts } = example;
  return (
    <figure className={styles.example}>
      <figcaption className={styles.caption}>{t('lottery.example')}</figcaption>
      <dl className={styles.lines}>
        <dt>{t('lottery.example-chosen')}</dt>
        <dd>
          <ChosenView chosen={partsOfSelection(t, { family, play }, selection)} />
        </dd>
        <dt>{t('lottery.example-drawn')}</dt>
        <dd>
          {tiersOf(family).length > 0 ? (
            <PrizeTable family={family} numbers={numbers} counts={counts} only />
          ) : (
            <DrawnNumbers
              family={family}
              numbers={numbers}
              size="small"
              marked={numbers.map((_, at) => counts.length === 0 || counts.includes(at))}
            />
          )}
        </dd>
      </dl>
      <p className={styles.wins}>{t('lottery.example-wins')}</p>
    </figure>
  );
}
