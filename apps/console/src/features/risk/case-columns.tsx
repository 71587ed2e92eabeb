import type { RiskCase } from '@nokshi/contract/console/risk.ts';
import type { Column } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { Late } from '../../lib/late.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import { isOverdue, nameOf } from './risk.ts';
import own from './risk.module.css';
import { Score } from './score.tsx';
import { StateBadge } from './state-badge.tsx';

/** What a list of cases shows of each; `back` keeps the filter for the way back. */
export const caseColumns = (t: Translate, back: string): Column<RiskCase>[] => [
  {
    id: 'case',
    title: t('risk.case'),
    cell: (row) => <Link href={`/risk?${back}case=${row.id}`}>{nameOf(t, row)}</Link>,
  },
  {
    id: 'score',
    title: t('risk.score'),
    cell: ({ score }) => <Score score={score} />,
  },
  {
    id: 'reasons',
    title: t('risk.reasons'),
    cell: ({ reasons }) => (
      <span className={`${styles.badges} ${own.marks}`}>
        {reasons.map((code) => (
          <span key={code} className={`${styles.badge} ${styles.small} ${styles.warn}`}>
            {t(`risk.reason-${code}`)}
          </span>
        ))}
      </span>
    ),
  },
  { id: 'opened', title: t('risk.opened'), whole: true, cell: (row) => timeText(row.openedAt) },
  {
    id: 'state',
    title: t('risk.state'),
    cell: (row) => (
      <span className={own.stands}>
        <StateBadge state={row.state} />
        {row.reviewBy && <ReviewBy row={row} at={timeText(row.reviewBy)} />}
      </span>
    ),
  },
];

function ReviewBy({ row, at }: { readonly row: RiskCase; readonly at: string }) {
  const { t } = useWords();
  if (!isOverdue(row, Date.now())) return <small>{t('risk.review', { at })}</small>;
  return <Late>{t('risk.late', { at })}</Late>;
}
