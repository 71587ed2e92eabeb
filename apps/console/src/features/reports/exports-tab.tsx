import { consoleReportRoutes as routes } from '@nokshi/contract/console/reports.ts';
import type { KnownExport } from '@nokshi/contract/exports.ts';
import type { Output } from '@nokshi/contract/route.ts';
import type { Column } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { countText } from '../../lib/count-text.ts';
import desk from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import { Asker } from './asker.tsx';
import { FileCheck } from './file-check.tsx';
import { EXPORTS_KEY } from './reports-key.ts';

type Page = Output<typeof routes.exports>;

/** Every file that was given out; and whether one in hand is one of them. */
export function ExportsTab() {
  const { t } = useWords();
  return (
    <>
      <FileCheck />
      <List<Page>
        queryKey={EXPORTS_KEY}
        load={(cursor) => call(routes.exports, { cursor, pageSize: 25 })}
        caption={t('reports.view-files')}
        rowKey={(row) => row.id}
        empty={t('reports.no-files')}
        columns={columnsOf(t)}
      />
    </>
  );
}

const columnsOf = (t: Translate): Column<KnownExport>[] => [
  { id: 'at', title: t('reports.at'), whole: true, cell: (row) => timeText(row.at) },
  {
    id: 'kind',
    title: t('reports.file'),
    cell: (row) => `${t(`reports.kind-${row.kind}`)} (${row.format.toUpperCase()})`,
  },
  { id: 'who', title: t('reports.for'), cell: (row) => <Asker row={row} /> },
  {
    id: 'days',
    title: t('reports.days'),
    cell: (row) => t('reports.span', { from: row.from, to: row.to }),
  },
  {
    id: 'rows',
    title: t('reports.rows'),
    figure: true,
    cell: (row) => `${countText(row.rows)}${row.cut ? '+' : ''}`,
  },
  {
    id: 'hash',
    title: 'SHA-256',
    cell: (row) => <span className={desk.mono}>{row.sha256.slice(0, 16)}…</span>,
  },
];
