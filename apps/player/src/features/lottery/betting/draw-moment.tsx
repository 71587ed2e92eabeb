import type { DrawResult } from '@nokshi/contract/player/lottery.ts';
import { FAMILIES, isFamily } from '@nokshi/house-math/lottery/families.ts';
import { useEffect, useState } from 'react';
import { REDUCED_MOTION, useMedia } from '../../../lib/use-media.ts';
import { useWords } from '../../../lib/words.ts';
import { DrawnNumbers, OneNumber } from '../numbers.tsx';
import styles from './draw-moment.module.css';
import { soundStands } from './draw-sound.ts';
import { MOST_USUAL } from './last-draw.tsx';
import { browserBelow } from './rules/random-pick.ts';

const STEP_MS = 90;
/** When the first number stands, and the last one. */
const FIRST_MS = 500;
const LAST_MS = 1_500;
const REST_MS = 500;

type Props = {
  readonly family: string;
  readonly draw: DrawResult & { readonly numbers: readonly number[] };
  readonly onDone: () => void;
};

/** Numbers roll and stand still one after another; with reduced motion they are there at once. */
export function DrawMoment({ family, draw, onDone }: Props) {
  const { t } = useWords();
  const isStill = useMedia(REDUCED_MOTION);
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (isStill) return;
    const began = Date.now();
    const timer = setInterval(() => setElapsed(Date.now() - began), STEP_MS);
    return () => clearInterval(timer);
  }, [isStill]);
  const { numbers } = draw;
  const stands = (at: number) =>
    elapsed >= FIRST_MS + ((LAST_MS - FIRST_MS) * at) / Math.max(1, numbers.length - 1);
  const standing = isStill ? 0 : numbers.filter((_, at) => stands(at)).length;
  useEffect(() => {
    if (standing > 0) soundStands(standing - 1, numbers.length);
  }, [standing]);
  const isOver = isStill || elapsed >= LAST_MS + REST_MS;
  useEffect(() => {
    if (isOver) onDone();
  }, [isOver]);
  const size = numbers.length > MOST_USUAL ? 'small' : 'usual';
  return (
    <div className={styles.moment} role="status">
      <p>{t('lottery.bet-drawing-issue', { issue: draw.issue })}</p>
      {isStill ? (
        <DrawnNumbers family={family} numbers={numbers} size={size} />
      ) : (
        <div className={styles.numbers} aria-hidden="true">
          {numbers.map((number, at) => (
            // Places do not move.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} className={stands(at) ? styles.stands : styles.rolls}>
              <OneNumber family={family} number={stands(at) ? number : anyOf(family)} size={size} />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** A number that says nothing of the draw. */
function anyOf(family: string): number {
  const { from, to } = isFamily(family) ? FAMILIES[family].shape : { from: 0, to: 9 };
  return from + browserBelow(Math.min(to - from + 1, 100));
}
