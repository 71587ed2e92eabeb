import { consoleLetterRoutes as routes, type Letter } from '@nokshi/contract/console/letters.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Icon } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { AudienceText } from './audience-text.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import { LetterForm } from './letter-form.tsx';

type Page = Output<typeof routes.list>;

/** What operators wrote to members: whom it reached, who has opened it, and the way back. */
export default function LettersDesk() {
  const { t, local } = useWords();
  const may = useMay('messaging.letters');
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<Letter | null>(null);
  if (may && search.has('write')) return <LetterForm onDone={() => setSearch({})} />;
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.letters')}</h1>
        {may && (
          <Button kind="main" onClick={() => setSearch({ write: 'new' })}>
            <Icon name="plus" size={18} />
            {t('letters.write')}
          </Button>
        )}
      </div>
      <List<Page>
        queryKey={['letters']}
        load={(cursor) => call(routes.list, { cursor, pageSize: 25 })}
        caption={t('nav.letters')}
        rowKey={(row) => row.id}
        empty={t('letters.none')}
        columns={[
          { id: 'at', title: t('letters.at'), whole: true, cell: (row) => timeText(row.sentAt) },
          {
            id: 'title',
            title: t('letters.title'),
            cell: (row) => (
              <button type="button" className={styles.open} onClick={() => setOpen(row)}>
                <span className={styles.clamped}>{local(row.title)}</span>
              </button>
            ),
          },
          {
            id: 'to',
            title: t('letters.to'),
            cell: (row) => <AudienceText audience={row.audience} />,
          },
          {
            id: 'read',
            title: t('letters.read'),
            cell: (row) => t('letters.read-of', { read: row.readBy, reach: row.reach }),
          },
          { id: 'by', title: t('letters.by'), cell: (row) => row.sentBy },
          {
            id: 'state',
            title: t('letters.state'),
            cell: (row) => (
              <span
                className={`${styles.badge} ${(row.withdrawnAt ? styles.warn : styles.good) ?? ''}`}
              >
                {t(row.withdrawnAt ? 'letters.withdrawn' : 'letters.sent')}
              </span>
            ),
          },
        ]}
      />
      {open && <LetterDialog letter={open} onClose={() => setOpen(null)} />}
    </>
  );
}
