import { consolePointsRoutes as routes } from '@nokshi/contract/console/points.ts';
import type { PointsChange } from '@nokshi/contract/player/points.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { type Column, Facts, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { pointsFigure } from '../../lib/points-figure.ts';
import { useWords } from '../../lib/words.ts';
import type { TabProps } from './tab-props.ts';

/** What the member has in points, and every change of them. */
export function Points({ id }: TabProps) {
  const words = useWords();
  const { t } = words;
  return (
    <>
      <p className={styles.apart}>
        <Link href={`/points?queue=all&member=${id}`}>{t('points.orders-of')}</Link>
      </p>
      <List<Output<typeof routes.member>>
        queryKey={['points', 'member', id]}
        load={(cursor) => call(routes.member, { id, cursor, pageSize: 25 })}
        caption={t('nav.points')}
        rowKey={(row) => row.id}
        empty={t('points.no-changes')}
        columns={columnsOf(words)}
        above={({ pointBalance, pending, worth }) => (
          <div className={styles.apart}>
            <Facts
              facts={[
                { name: t('points.balance'), value: pointsFigure(pointBalance) },
                { name: t('points.worth'), value: <MoneyText amount={worth} /> },
                { name: t('points.pending'), value: pointsFigure(pending) },
              ]}
            />
          </div>
        )}
      />
    </>
  );
}

const columnsOf = ({ t }: ReturnType<typeof useWords>): readonly Column<PointsChange>[] => [
  { id: 'at', title: t('points.at'), whole: true, cell: ({ at }) => timeText(at) },
  { id: 'source', title: t('points.source'), cell: ({ source }) => t(`points.source-${source}`) },
  {
    id: 'change',
    title: t('points.change'),
    figure: true,
    cell: ({ changedPoints }) => pointsFigure(changedPoints),
  },
  {
    id: 'balance',
    title: t('points.balance'),
    figure: true,
    cell: ({ balance }) => pointsFigure(balance),
  },
];
