import { LEVELS_AT_LEAST, LEVELS_AT_MOST, type VipTerms } from '@nokshi/contract/vip.ts';
import { Button } from '@nokshi/ui';
import { type FormEvent, useState } from 'react';
import styles from '../../../lib/desk.module.css';
import { useWords } from '../../../lib/words.ts';
import { SpecFields } from '../spec-field.tsx';
import type { Values } from '../specs.ts';
import { newLevel, readLevels, specsOf, writeLevels } from './level-fields.ts';

type Props = {
  readonly start: VipTerms;
  readonly may: boolean;
  readonly onWanted: (terms: VipTerms) => void;
};

/** The table of levels, a card each; it is looked over before it is set. */
export function LevelEditor({ start, may, onWanted }: Props) {
  const { t } = useWords();
  const [levels, setLevels] = useState(() => writeLevels(start));
  const [isTried, setTried] = useState(false);
  const { terms, faults } = readLevels(levels);
  const isSame = JSON.stringify(levels) === JSON.stringify(writeLevels(start));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (terms) onWanted(terms);
  };
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      {levels.map((values, at) => (
        // A level is its place in the table.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={at} className={styles.plain} disabled={!may}>
          <legend className="visually-hidden">{t('vip.level-number', { level: at + 1 })}</legend>
          <div className={`${styles.card} ${styles.stack}`}>
            <h2 aria-hidden="true">{t('vip.level-number', { level: at + 1 })}</h2>
            <SpecFields
              specs={specsOf(at)}
              values={values}
              path={`${at}`}
              error={(path) => {
                const fault = isTried && faults.find((each) => each.path === path);
                return fault ? t(fault.words) : undefined;
              }}
              onChange={(part) => setLevels(changed(levels, at, part))}
            />
          </div>
        </fieldset>
      ))}
      {may && (
        <div className={styles.tools}>
          <Button type="submit" kind="main" disabled={isSame}>
            {t('vip.look-over')}
          </Button>
          {levels.length < LEVELS_AT_MOST && (
            <Button onClick={() => setLevels([...levels, newLevel()])}>{t('vip.add')}</Button>
          )}
          {levels.length > LEVELS_AT_LEAST && (
            <Button kind="quiet" onClick={() => setLevels(levels.slice(0, -1))}>
              {t('vip.remove')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

const changed = (levels: readonly Values[], at: number, part: Values): readonly Values[] =>
  levels.map((level, n) => (n === at ? { ...level, ...part } : level));
