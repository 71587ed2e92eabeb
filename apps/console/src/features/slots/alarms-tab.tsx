import { consoleSlotsRoutes as routes, type ReturnAlarm } from '@nokshi/contract/console/slots.ts';
import { Button, type Column, EmptyState, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { SLOTS_KEY } from './slots-key.ts';

/** Returns that left their band, and what was found of each. */
export function AlarmsTab() {
  const words = useWords();
  const { t } = words;
  const may = useMay('slots.write');
  const [closing, setClosing] = useState<ReturnAlarm | null>(null);
  const query = useQuery({
    queryKey: [...SLOTS_KEY, 'alarms'],
    queryFn: () => call(routes.alarms, {}),
  });
  return (
    <>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('slots.alarm-words')}</p>
      <QueryView query={query} height="240px">
        {({ alarms }) =>
          alarms.length === 0 ? (
            <EmptyState title={t('slots.no-alarm')} />
          ) : (
            <Table
              caption={t('slots.alarms')}
              rows={alarms}
              rowKey={({ alarmId }) => alarmId}
              columns={columnsOf(words, may ? setClosing : null)}
            />
          )
        }
      </QueryView>
      {closing && <CloseAlarm alarm={closing} onClose={() => setClosing(null)} />}
    </>
  );
}

type Words = Pick<ReturnType<typeof useWords>, 't' | 'local'>;

const columnsOf = (
  { t, local }: Words,
  close: ((alarm: ReturnAlarm) => void) | null,
): Column<ReturnAlarm>[] => [
  {
    id: 'at',
    title: t('slots.opened-at'),
    whole: true,
    cell: ({ openedAt }) => timeText(openedAt),
  },
  {
    id: 'game',
    title: t('slots.game'),
    cell: ({ gameCode, name, asset, window }) => (
      <span className={styles.pair}>
        <Link href={`/slots?game=${gameCode}`}>{local(name)}</Link>
        <small>{`${t(`slots.window-${window}`)} · ${t(`slots.money-${asset}`)}`}</small>
      </span>
    ),
  },
  {
    id: 'measured',
    title: t('slots.measured'),
    figure: true,
    cell: ({ measured, low, high }) => t('slots.between', { measured, low, high }),
  },
  {
    id: 'rounds',
    title: t('slots.rounds'),
    figure: true,
    cell: ({ rounds }) => countText(rounds),
  },
  {
    id: 'note',
    title: t('slots.note'),
    cell: (alarm) =>
      alarm.closedAt ? (
        <span className={styles.pair}>
          {alarm.note}
          <small>{`${alarm.closedBy ?? ''} · ${timeText(alarm.closedAt)}`}</small>
        </span>
      ) : (
        close && <Button onClick={() => close(alarm)}>{t('slots.close-alarm')}</Button>
      ),
  },
];

function CloseAlarm({
  alarm,
  onClose,
}: {
  readonly alarm: ReturnAlarm;
  readonly onClose: () => void;
}) {
  const { t, local } = useWords();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={`${t('slots.close-alarm')}: ${local(alarm.name)}`}
      words={t('slots.close-alarm-words')}
      action={t('slots.close-alarm')}
      act={(reason) => call(routes.closeAlarm, { alarmId: alarm.alarmId, reason })}
      done={t('slots.alarm-done')}
      onDone={() => queries.invalidateQueries({ queryKey: SLOTS_KEY })}
      onClose={onClose}
    />
  );
}
