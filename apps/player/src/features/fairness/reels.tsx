import type { Step } from '@nokshi/house-math/slot/outcome.ts';
import { moneyText } from '@nokshi/ui';
import type { CSSProperties } from 'react';
import { useWords } from '../../lib/words.ts';
import type { DrawnRound } from './drawn-round.ts';
import styles from './reels.module.css';

type Props = { readonly round: DrawnRound; readonly step: Step };

const at = (reel: number, row: number): string => `${reel} ${row}`;

/** One screen of a round, with the game's own symbols on its cloth; what won is lit. */
export function Reels({ round: { symbols, cloth, worth }, step }: Props) {
  const { t, local } = useWords();
  const lit = new Set(
    step.wins.flatMap(({ positions }) => positions.map(([reel, row]) => at(reel, row))),
  );
  const marks = new Map(
    (step.marks ?? []).map(({ place: [reel, row], credits }) => [at(reel, row), credits]),
  );
  const nameOf = (symbol: number) => local(symbols[symbol]?.name ?? { EN: '', BN: '' });
  const look = {
    '--ground': cloth.ground,
    '--border': cloth.border,
    '--tile': cloth.tile,
    '--reels': step.screen.length,
  } as CSSProperties;
  return (
    <ol className={styles.reels} style={look}>
      {step.screen.map((column, reel) => (
        <li key={reel} className={styles.reel}>
          <span className="visually-hidden">
            {t('fairness.reel', { number: reel + 1, symbols: column.map(nameOf).join(', ') })}
          </span>
          {column.map((symbol, row) => {
            const place = at(reel, row);
            const credits = marks.get(place);
            return (
              <span
                key={place}
                className={styles.cell}
                aria-hidden="true"
                data-lit={lit.size === 0 ? undefined : lit.has(place)}
              >
                <svg
                  viewBox="-56 -56 112 112"
                  // The drawings are ours, made on this page.
                  // oxlint-disable-next-line react/no-danger
                  dangerouslySetInnerHTML={{ __html: symbols[symbol]?.drawing ?? '' }}
                />
                {credits !== undefined && (
                  <span className={styles.mark}>{moneyText(worth(credits), false, '')}</span>
                )}
              </span>
            );
          })}
        </li>
      ))}
    </ol>
  );
}
