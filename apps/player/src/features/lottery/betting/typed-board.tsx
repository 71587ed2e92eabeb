import { writeSelection } from '@nokshi/house-math/lottery/selection-text.ts';
import { TextArea } from '@nokshi/ui';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useWords } from '../../../lib/words.ts';
import type { BoardProps } from './use-look.tsx';
import styles from './board.module.css';
import { readTyped, typedText } from './rules/typed-lines.ts';

/** Lines that are typed or pasted; what is left out of them is counted at once. */
export function TypedBoard({ play, selection, onSelect }: BoardProps) {
  const { t } = useWords();
  const [text, setText] = useState(() => typedText(play, selection));
  const settled = useDeferredValue(text);
  const typed = readTyped(settled, play);
  const own = useRef(writeSelection(selection));
  useEffect(() => {
    own.current = writeSelection(typed.selection);
    onSelect(typed.selection);
  }, [settled]);
  // Cleared, or picked by chance.
  const now = writeSelection(selection);
  useEffect(() => {
    if (now !== own.current) setText(typedText(play, selection));
  }, [now]);
  const example = exampleOf(play.asks);
  return (
    <div className={styles.typed}>
      <TextArea
        label={t('lottery.bet-typed')}
        hint={t('lottery.bet-typed-hint', { example })}
        rows={5}
        inputMode="numeric"
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className={styles.counts} role="status">
        {t('lottery.bet-lines', { count: typed.count })}
        {typed.doubles > 0 && `, ${t('lottery.bet-doubles', { count: typed.doubles })}`}
        {typed.wrong > 0 && (
          <span className={styles.amiss}>, {t('lottery.bet-wrong', { count: typed.wrong })}</span>
        )}
      </p>
    </div>
  );
}

function exampleOf({ from, to, places = 1, digits }: BoardProps['play']['asks']): string {
  const width = digits ?? String(to).length;
  const line = (first: number) =>
    Array.from({ length: places }, (_, at) => String(from + first + at).padStart(width, '0')).join(
      to <= 9 ? '' : ' ',
    );
  return to <= 9 || places === 1 ? `${line(1)} ${line(3)}` : `${line(0)}, ${line(3)}`;
}
