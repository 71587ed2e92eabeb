import { Button, type Column } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import styles from './desk.module.css';
import type { Translate } from './words.ts';

type Version<Terms> = {
  readonly version: number;
  readonly terms: Terms;
  readonly changedAt: string;
  readonly changedBy: string | null;
  readonly reason: string | null;
};

type Asked<Row, Terms> = {
  /** Of the one in force. */
  readonly now: { readonly version: number } | null;
  /** What tells one version from another at a look. */
  readonly shows: Column<Row>;
  readonly onRestore: (terms: Terms) => void;
};

/** Versions of terms: when, by whom, why, and setting an earlier one again. */
export const versionColumns = <Terms, Row extends Version<Terms>>(
  t: Translate,
  { now, shows, onRestore }: Asked<Row, Terms>,
): readonly Column<Row>[] => [
  { id: 'at', title: t('points.at'), whole: true, cell: (row) => timeText(row.changedAt) },
  { id: 'by', title: t('points.by'), cell: (row) => row.changedBy ?? t('points.by-house') },
  shows,
  {
    id: 'reason',
    title: t('member.reason'),
    cell: (row) => <span className={styles.words}>{row.reason ?? '–'}</span>,
  },
  {
    id: 'restore',
    title: '',
    cell: (row) =>
      now &&
      row.version !== now.version && (
        <Button small kind="quiet" onClick={() => onRestore(row.terms)}>
          {t('points.restore')}
        </Button>
      ),
  },
];
