import { Button, type Column } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import type { useWords } from '../../lib/words.ts';
import type { Affiliate } from './affiliate.ts';

type Acts = {
  readonly onLink: (row: Affiliate) => void;
  /** Null: this operator may not. */
  readonly onTurn: ((row: Affiliate) => void) | null;
};

export const columns = (
  { t }: ReturnType<typeof useWords>,
  { onLink, onTurn }: Acts,
): readonly Column<Affiliate>[] => [
  {
    id: 'code',
    title: t('affiliates.code'),
    cell: (row) => (
      <div className={styles.pair}>
        <span className={styles.mono}>{row.code}</span>
        {row.type === 1 && <span className={styles.quiet}>{t('affiliates.for-agents')}</span>}
      </div>
    ),
  },
  {
    id: 'agent',
    title: t('affiliates.agent'),
    cell: (row) => <Link href={`/members/${row.agentId}`}>{row.agent}</Link>,
  },
  { id: 'members', title: t('affiliates.members'), figure: true, cell: (row) => row.members },
  {
    id: 'last',
    title: t('affiliates.last'),
    whole: true,
    cell: (row) => (row.lastMemberAt ? timeText(row.lastMemberAt) : t('affiliates.nobody')),
  },
  {
    id: 'state',
    title: t('affiliates.state'),
    cell: (row) => (
      <span className={`${styles.badge} ${(row.active ? styles.good : styles.warn) ?? ''}`}>
        {t(row.active ? 'affiliates.on' : 'affiliates.off')}
      </span>
    ),
  },
  {
    id: 'made',
    title: t('affiliates.made'),
    cell: (row) => (
      <div className={styles.pair}>
        <span>{timeText(row.madeAt)}</span>
        {row.madeBy && (
          <span className={styles.quiet}>
            {t(row.byAgent ? 'affiliates.made-by-agent' : 'affiliates.made-by', {
              operator: row.madeBy,
            })}
          </span>
        )}
      </div>
    ),
  },
  {
    id: 'acts',
    title: '',
    cell: (row) => (
      <div className={styles.badges}>
        <Button small kind="quiet" onClick={() => onLink(row)}>
          {t('affiliates.link')}
        </Button>
        {onTurn && (
          <Button small kind="quiet" onClick={() => onTurn(row)}>
            {t(row.active ? 'affiliates.turn-off' : 'affiliates.turn-on')}
          </Button>
        )}
      </div>
    ),
  },
];
