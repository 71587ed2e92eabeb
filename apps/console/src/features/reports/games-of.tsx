import { consoleReportRoutes as routes } from '@nokshi/contract/console/reports.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { call } from '@nokshi/web/call.ts';
import type { DayRange } from '@nokshi/web/day-range.ts';
import desk from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { productName } from '../../lib/names.ts';
import { useWords } from '../../lib/words.ts';
import { ExportButtons } from './export-buttons.tsx';
import { playColumns } from './product-table.tsx';
import { REPORTS_KEY } from './reports-key.ts';

type Page = Output<typeof routes.games>;
type Props = { readonly category: string; readonly range: DayRange };

/** The games of one product, with their vendors. */
export function GamesOf({ category, range: { from, to } }: Props) {
  const { t, local } = useWords();
  const title = t('reports.games-of', { product: productName(t, category) });
  return (
    <section className={desk.card}>
      <div className={desk.between}>
        <h2>{title}</h2>
        <ExportButtons range={{ from, to }} category={category} />
      </div>
      <List<Page>
        queryKey={[...REPORTS_KEY, 'games', category, from, to]}
        load={(cursor) => call(routes.games, { from, to, category, cursor, pageSize: 50 })}
        caption={title}
        rowKey={(row) => row.gameId}
        empty={t('reports.none')}
        columns={[
          { id: 'game', title: t('reports.game'), cell: (row) => local(row.gameName) },
          { id: 'vendor', title: t('reports.vendor'), cell: (row) => row.vendor },
          ...playColumns(t),
        ]}
      />
    </section>
  );
}
