import {
  type ConfirmedResult,
  type ExternalResult,
  consoleLotteryRoutes as routes,
} from '@nokshi/contract/console/lottery.ts';
import { Button, type Column, EmptyState, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { Late } from '../../lib/late.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { drawnText } from './drawn-numbers.ts';
import { LOOK_MS, LOTTERY_KEY, objectOf } from './lotteries.ts';
import { ResultDialog } from './result-dialog.tsx';

/** Draws of others: what waits for numbers or a second operator, and the last that were confirmed. */
export function ResultsTab() {
  const { t } = useWords();
  const may = useMay('lottery.results');
  const [entering, setEntering] = useState<ExternalResult | null>(null);
  const [correcting, setCorrecting] = useState<ConfirmedResult | null>(null);
  const query = useQuery({
    queryKey: [...LOTTERY_KEY, 'results'],
    queryFn: () => call(routes.results, {}),
    refetchInterval: LOOK_MS,
  });
  const waiting = useWaitingColumns(may ? setEntering : null);
  const confirmed = useConfirmedColumns(may ? setCorrecting : null);
  return (
    <>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('lotteries.results-words')}</p>
      <QueryView query={query} height="320px">
        {(told) => {
          const now = Date.parse(told.serverTime);
          const drawn = told.results.filter(({ drawsAt }) => Date.parse(drawsAt) <= now);
          return (
            <>
              {drawn.length === 0 ? (
                <EmptyState title={t('lotteries.none-waits')} icon="check" />
              ) : (
                <Table
                  caption={t('lotteries.waiting')}
                  rows={drawn}
                  rowKey={objectOf}
                  columns={waiting}
                />
              )}
              <h2 className={styles.part}>{t('lotteries.last-confirmed')}</h2>
              {told.confirmed.length === 0 ? (
                <EmptyState title={t('lotteries.none-confirmed')} />
              ) : (
                <Table
                  caption={t('lotteries.last-confirmed')}
                  rows={told.confirmed}
                  rowKey={objectOf}
                  columns={confirmed}
                />
              )}
            </>
          );
        }}
      </QueryView>
      {entering && <ResultDialog result={entering} onClose={() => setEntering(null)} />}
      {correcting && <CorrectDialog draw={correcting} onClose={() => setCorrecting(null)} />}
    </>
  );
}

type Row = Pick<ExternalResult, 'gameCode' | 'issue' | 'name' | 'drawsAt'>;

function useDrawColumns(): Column<Row>[] {
  const { t, local } = useWords();
  return [
    {
      id: 'game',
      title: t('lotteries.game'),
      cell: ({ gameCode, issue, name }) => (
        <span className={styles.pair}>
          {local(name)}
          <small>
            <Link href={`/lottery?tab=issues&game=${gameCode}&issue=${issue}`}>{issue}</Link>
          </small>
        </span>
      ),
    },
    {
      id: 'draws',
      title: t('lotteries.draws-at'),
      whole: true,
      cell: ({ drawsAt }) => timeText(drawsAt),
    },
  ];
}

function useWaitingColumns(
  enter: ((result: ExternalResult) => void) | null,
): Column<ExternalResult>[] {
  const { t } = useWords();
  return [
    ...useDrawColumns(),
    {
      id: 'entered',
      title: t('lotteries.entered-by'),
      cell: ({ entered, isLate }) => (
        <span className={styles.pair}>
          {entered === null ? t('lotteries.nobody-yet') : entered.enteredBy}
          {entered && (
            <small className={styles.words}>
              {`${timeText(entered.enteredAt)} · ${entered.source}`}
            </small>
          )}
          {isLate && <Late>{t('lotteries.late')}</Late>}
        </span>
      ),
    },
    {
      id: 'act',
      title: t('lotteries.next'),
      cell: (result) => {
        const { entered } = result;
        const step = entered === null ? 'enter' : entered.isOwn ? 'change-own' : 'confirm';
        return (
          <span className={styles.pair}>
            {entered?.isOwn && <small>{t('lotteries.second-needed')}</small>}
            {enter ? (
              <Button
                small
                kind={step === 'change-own' ? 'plain' : 'main'}
                onClick={() => enter(result)}
              >
                {t(`lotteries.${step}`)}
              </Button>
            ) : (
              t('lotteries.only-look')
            )}
          </span>
        );
      },
    },
  ];
}

function useConfirmedColumns(
  correct: ((result: ConfirmedResult) => void) | null,
): Column<ConfirmedResult>[] {
  const { t } = useWords();
  return [
    ...useDrawColumns(),
    {
      id: 'numbers',
      title: t('lotteries.numbers'),
      cell: ({ family, numbers }) => drawnText(t, family, numbers),
    },
    {
      id: 'entered',
      title: t('lotteries.entered-by'),
      cell: ({ entered }) =>
        entered === null ? (
          '–'
        ) : (
          <span className={styles.pair}>
            {entered.enteredBy}
            <small className={styles.words}>
              {`${timeText(entered.enteredAt)} · ${entered.source}`}
            </small>
          </span>
        ),
    },
    ...(correct
      ? [
          {
            id: 'act',
            title: t('lotteries.next'),
            cell: (result: ConfirmedResult) =>
              result.state === 'SETTLED' && (
                <Button onClick={() => correct(result)}>{t('lotteries.correct')}</Button>
              ),
          },
        ]
      : []),
  ];
}
