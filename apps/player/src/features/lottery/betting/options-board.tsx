import type { NumberSet } from '@nokshi/house-math/lottery/play.ts';
import { classes } from '@nokshi/ui';
import type { CSSProperties } from 'react';
import { useWords } from '../../../lib/words.ts';
import { Die } from '../die.tsx';
import { usePlayNames } from '../play-names.ts';
import type { BoardProps } from './use-look.tsx';
import styles from './board.module.css';
import { HintView } from './number-row.tsx';
import { useOdds } from './odds.ts';
import { toggled } from './rules/draft.ts';

/** The faces that an answer of three dice shows, where it shows some. */
function facesOf(code: string): readonly number[] {
  const [, word = '', face = ''] = /^(triple|pair|face)-([1-6])$/.exec(code) ?? [];
  const times = { triple: 3, pair: 2, face: 1 }[word] ?? 0;
  return Array.from({ length: times }, () => Number(face));
}

/** Rows of one length on a phone, as far as the count allows it. */
function columnsOf(count: number): number {
  if (count <= 4) return count;
  return count % 3 === 0 && count <= 12 ? 3 : 4;
}

/** Answers as buttons, each with what a taka on it pays. */
export function OptionsBoard(props: BoardProps & { readonly options: NumberSet }) {
  const { table, play, options, onSelect, hintOf } = props;
  const { t } = useWords();
  const names = usePlayNames(table.game.family);
  const odds = useOdds(table, play);
  return (
    <fieldset
      className={styles.options}
      data-many={play.prizes.length > 4 || undefined}
      style={{ '--columns': columnsOf(play.prizes.length) } as CSSProperties}
    >
      <legend className="visually-hidden">{names.play(play.code)}</legend>
      {play.prizes.map(({ code }, at) => {
        const faces = table.game.family === 'k3' ? facesOf(code) : [];
        const name = names.option(play.code, code);
        const hint = hintOf?.(null)(at) ?? null;
        return (
          <button
            key={code}
            type="button"
            className={classes(styles.cell, styles.option)}
            aria-pressed={options.includes(at)}
            onClick={() => onSelect({ kind: 'options', options: toggled(options, at) })}
          >
            {faces.length > 0 ? (
              <span className={styles.faces} aria-hidden="true">
                {faces.map((face, place) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <Die key={place} face={face} />
                ))}
              </span>
            ) : (
              <span aria-hidden="true">{name}</span>
            )}
            <span className={styles.hint} aria-hidden="true">
              {odds.text(at)}
            </span>
            <span className="visually-hidden">
              {t('lottery.bet-answer', { answer: name, pays: odds.pays(at) })}
            </span>
            {hint && <HintView {...hint} />}
          </button>
        );
      })}
    </fieldset>
  );
}
