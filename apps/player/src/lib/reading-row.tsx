import type { ReactNode } from 'react';
import styles from './reading-row.module.css';
import { Moment } from './moment.tsx';
import { useWords } from './words.ts';

type Props = {
  readonly title: string;
  readonly time: string;
  readonly read: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** What stands before it: whom it is from, or that it is pinned. */
  readonly sign?: ReactNode;
};

/** The title of something to read; what is new says so. */
export function ReadingRow({ title, time, read, open, onToggle, sign }: Props) {
  const { t } = useWords();
  return (
    <button type="button" className={styles.title} aria-expanded={open} onClick={onToggle}>
      {sign}
      <span className={styles.words}>
        <span>
          {title} {!read && <strong className={styles.new}>{t('notice.new')}</strong>}
        </span>
        <Moment at={time} />
      </span>
    </button>
  );
}
