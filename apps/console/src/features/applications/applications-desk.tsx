import {
  APPLICATION_STATES,
  type Application,
  consoleApplicationRoutes as routes,
} from '@nokshi/contract/console/applications.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Chips } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useWords } from '../../lib/words.ts';
import { ApplicationDialog } from './application-dialog.tsx';

type Page = Output<typeof routes.list>;

/** Who asked to work with the house, newest first, each worked on with notes, or accepted. */
export default function ApplicationsDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<Application | null>(null);
  const state = APPLICATION_STATES.find((each) => each === search.get('state'));
  const chips = [
    { id: 'all', label: t('applications.all') },
    ...APPLICATION_STATES.map((id) => ({ id: id as string, label: t(`applications.${id}`) })),
  ];
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.applications')}</h1>
      </div>
      <div className={styles.apart}>
        <Chips
          label={t('applications.state')}
          chips={chips}
          selected={state ?? 'all'}
          onSelect={(id) => setSearch(id === 'all' ? {} : { state: id })}
        />
      </div>
      <List<Page>
        queryKey={['applications', state]}
        load={(cursor) => call(routes.list, { state, cursor, pageSize: 25 })}
        caption={t('nav.applications')}
        rowKey={(row) => row.number}
        empty={t('applications.none')}
        columns={[
          {
            id: 'at',
            title: t('applications.at'),
            whole: true,
            cell: (row) => timeText(row.createdAt),
          },
          {
            id: 'who',
            title: t('applications.who'),
            cell: (row) => (
              <div className={styles.pair}>
                <span>{row.name}</span>
                <small>{row.contact}</small>
              </div>
            ),
          },
          {
            id: 'message',
            title: t('applications.message'),
            cell: (row) => <span className={styles.clamped}>{row.message}</span>,
          },
          {
            id: 'state',
            title: t('applications.state'),
            cell: (row) => t(`applications.${row.state}`),
          },
          {
            id: 'act',
            title: t('applications.act'),
            cell: (row) => (
              <Button small onClick={() => setOpen(row)}>
                {t('applications.open')}
              </Button>
            ),
          },
        ]}
      />
      {open && <ApplicationDialog application={open} onClose={() => setOpen(null)} />}
    </>
  );
}
