import {
  consoleStatementRoutes as routes,
  type StatementLine,
  type WaitingDeposit,
} from '@nokshi/contract/console/statements.ts';
import { Button, EmptyState, Facts, MoneyText, moneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useIsProposed, WaitingProposals } from '../../lib/waiting-proposals.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import { LineBadge } from './line-state.tsx';

/** One line, the deposits it may have paid, and what a person can do with it. */
export function OneLine({ id }: { readonly id: string }) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const state = search.get('state');
  const query = useQuery({
    queryKey: ['till', 'line', id],
    queryFn: () => call(routes.one, { id }),
  });
  return (
    <>
      <p className={styles.apart}>
        <Link href={`/statements${state ? `?state=${state}` : ''}`}>{t('statements.back')}</Link>
      </p>
      <QueryView query={query} height="320px">
        {({ line, candidates }) => <Whole line={line} candidates={candidates} />}
      </QueryView>
    </>
  );
}

type Act = 'credit' | 'undo' | 'ignore' | 'return' | { readonly match: WaitingDeposit };
type WholeProps = {
  readonly line: StatementLine;
  readonly candidates: readonly WaitingDeposit[];
};

function Whole({ line, candidates }: WholeProps) {
  const { t } = useWords();
  const may = useMay('cashier.act');
  const [act, setAct] = useState<Act | null>(null);
  const isProposed = useIsProposed(line.id);
  const waits = may && line.state === 'UNMATCHED';
  const byHand = may && line.state === 'MATCHED' && line.operator !== null;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.tools}>
          <h1>{t('statements.of', { amount: moneyText(line.amount) })}</h1>
          <LineBadge state={line.state} />
        </div>
        <div className={styles.tools}>
          {byHand && (
            <>
              {!isProposed('cashier.credit-line') && (
                <Button kind="main" onClick={() => setAct('credit')}>
                  {t('statements.credit')}
                </Button>
              )}
              <Button onClick={() => setAct('undo')}>{t('statements.undo')}</Button>
            </>
          )}
          {waits && (
            <>
              <Button onClick={() => setAct('ignore')}>{t('statements.ignore')}</Button>
              <Button onClick={() => setAct('return')}>{t('statements.return')}</Button>
            </>
          )}
        </div>
      </div>
      <WaitingProposals object={line.id} />
      <section className={styles.card} aria-label={t('statements.line')}>
        <Facts facts={factsOf(t, line)} />
      </section>
      {line.state === 'UNMATCHED' && (
        <section className={styles.card} aria-labelledby="candidates">
          <h2 id="candidates">{t('statements.candidates')}</h2>
          {candidates.length === 0 ? (
            <EmptyState title={t('statements.no-candidates')} />
          ) : (
            <Candidates
              rows={candidates}
              {...(waits && { onMatch: (match: WaitingDeposit) => setAct({ match }) })}
            />
          )}
        </section>
      )}
      {act && <ActDialog act={act} line={line} onClose={() => setAct(null)} />}
    </>
  );
}

const factsOf = (t: Translate, line: StatementLine) => [
  { name: t('statements.day'), value: line.bookedOn },
  { name: t('statements.amount'), value: <MoneyText amount={line.amount} /> },
  { name: t('deposits.reference'), value: line.reference },
  { name: t('statements.sender'), value: line.sender },
  { name: t('statements.uploaded'), value: `${timeText(line.uploadedAt)} · ${line.uploadedBy}` },
  ...(line.deposit
    ? [
        {
          name: t('statements.pays'),
          value: (
            <Link href={`/members/${line.deposit.memberId}?tab=deposits`}>
              {line.deposit.username}
            </Link>
          ),
        },
      ]
    : []),
  ...(line.operator
    ? [{ name: t('statements.why'), value: `${line.reason ?? ''} · ${line.operator}` }]
    : []),
];

type CandidatesProps = {
  readonly rows: readonly WaitingDeposit[];
  readonly onMatch?: (deposit: WaitingDeposit) => void;
};

function Candidates({ rows, onMatch }: CandidatesProps) {
  const { t } = useWords();
  return (
    <Table
      caption={t('statements.candidates')}
      rows={rows}
      rowKey={(row) => row.depositId}
      columns={[
        {
          id: 'at',
          title: t('deposits.created'),
          whole: true,
          cell: (row) => timeText(row.createdAt),
        },
        {
          id: 'member',
          title: t('deposits.member'),
          cell: (row) => <Link href={`/members/${row.memberId}`}>{row.username}</Link>,
        },
        {
          id: 'asked',
          title: t('statements.asked'),
          figure: true,
          cell: (row) => <MoneyText amount={row.asked} />,
        },
        {
          id: 'code',
          title: t('statements.code'),
          cell: (row) => <span className={styles.mono}>{row.code}</span>,
        },
        { id: 'told', title: t('statements.told'), cell: (row) => row.told ?? '' },
        ...(onMatch
          ? [
              {
                id: 'match',
                title: t('deposits.decide'),
                cell: (row: WaitingDeposit) => (
                  <Button small onClick={() => onMatch(row)}>
                    {t('statements.match')}
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

type DialogProps = {
  readonly act: Act;
  readonly line: StatementLine;
  readonly onClose: () => void;
};

function ActDialog({ act, line, onClose }: DialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const name = typeof act === 'string' ? act : 'match';
  const { id, amount } = line;
  const member = typeof act === 'string' ? (line.deposit?.username ?? '') : act.match.username;
  const values = { amount: moneyText(amount), member };
  const send = (reason: string): Promise<object> => {
    if (typeof act !== 'string')
      return call(routes.match, { id, depositId: act.match.depositId, reason });
    if (act === 'credit') return call(routes.credit, { id, amount, reason });
    if (act === 'undo') return call(routes.undo, { id, reason });
    return call(routes.close, { id, as: act === 'ignore' ? 'IGNORED' : 'RETURNED', reason });
  };
  return (
    <ReasonDialog
      title={t(`statements.${name}-title`, values)}
      words={t(`statements.${name}-words`, values)}
      action={t(`statements.${name}`)}
      act={send}
      done={t('statements.done')}
      onDone={() => queries.invalidateQueries({ queryKey: ['till'] })}
      onClose={onClose}
    />
  );
}
