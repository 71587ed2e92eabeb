import type { TeamOverview } from '@nokshi/contract/player/agent-team.ts';
import { Chips, Icon, Table } from '@nokshi/ui';
import { DayBarsPlot } from '@nokshi/ui/day-bars-plot.tsx';
import { useState } from 'react';
import { QueryView } from '../../../lib/query-view.tsx';
import { useWords } from '../../../lib/words.ts';
import { moneyColumn } from './columns.tsx';
import styles from './team.module.css';
import { useTeamOverview } from './team-lists.ts';

type Props = { readonly days: { readonly from: string; readonly to: string } };
const DRAWN = ['net', 'valid'] as const;

/** The team day by day over thirty days. */
export function TeamDays({ days }: Props) {
  const { t } = useWords();
  return (
    <section className={styles.part} aria-labelledby="team-days">
      <h4 id="team-days">{t('line.thirty')}</h4>
      <QueryView query={useTeamOverview(days)}>
        {(shown) => <Drawn range={days} days={shown.days} />}
      </QueryView>
    </section>
  );
}

type DrawnProps = { readonly range: Props['days']; readonly days: TeamOverview['days'] };

function Drawn({ range, days }: DrawnProps) {
  const { t } = useWords();
  const [drawn, setDrawn] = useState<(typeof DRAWN)[number]>('net');
  return (
    <>
      <Chips
        label={t('line.thirty-of')}
        chips={DRAWN.map((id) => ({ id, label: t(`line.${id}`) }))}
        selected={drawn}
        onSelect={setDrawn}
      />
      <DayBarsPlot
        days={days.map((day) => ({ day: day.day, net: day[drawn] }))}
        range={range}
        label={t('line.thirty-label', { what: t(`line.${drawn}`), ...range })}
        {...(drawn === 'net' && { words: { gain: t('line.gain'), loss: t('line.loss') } })}
      />
      <details className={styles.figures}>
        <summary>
          {t('line.as-table')}
          <Icon name="down" size={18} />
        </summary>
        <Table
          caption={t('line.thirty')}
          rows={[...days].reverse()}
          rowKey={({ day }) => day}
          columns={[
            { id: 'day', title: t('line.day'), cell: ({ day }) => day, whole: true },
            moneyColumn({ field: 'valid', title: t('line.valid') }),
            moneyColumn({ field: 'net', title: t('line.net'), signed: true }),
            {
              id: 'active',
              title: t('line.active'),
              figure: true,
              cell: ({ active }) => active,
            },
          ]}
        />
      </details>
    </>
  );
}
