import {
  consoleFeedbackRoutes as routes,
  type FeedbackRow,
} from '@nokshi/contract/console/feedback.ts';
import { FEEDBACK_STATES } from '@nokshi/contract/player/feedback.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Chips } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import { AnswerDialog } from './answer-dialog.tsx';

type Page = Output<typeof routes.list>;

/** What members and visitors asked: read, answered, closed. Checklist O-004. */
export default function FeedbackDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<FeedbackRow | null>(null);
  const state = FEEDBACK_STATES.find((each) => each === search.get('state'));
  const chips = [
    { id: 'all', label: t('feedback.all') },
    ...FEEDBACK_STATES.map((id) => ({ id: id as string, label: t(`feedback.${id}`) })),
  ];
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.feedback')}</h1>
      </div>
      <Chips
        label={t('feedback.state')}
        chips={chips}
        selected={state ?? 'all'}
        onSelect={(id) => setSearch(id === 'all' ? {} : { state: id })}
      />
      <List<Page>
        queryKey={['feedback', state]}
        load={(cursor) => call(routes.list, { state, cursor, pageSize: 25 })}
        caption={t('nav.feedback')}
        rowKey={(row) => row.number}
        empty={t('feedback.none')}
        columns={[
          { id: 'at', title: t('feedback.at'), cell: (row) => timeText(row.createdAt) },
          {
            id: 'who',
            title: t('feedback.who'),
            cell: (row) => row.member?.username ?? row.contact ?? t('feedback.visitor'),
          },
          { id: 'type', title: t('feedback.type'), cell: (row) => t(`feedback.${row.type}`) },
          {
            id: 'content',
            title: t('feedback.content'),
            cell: (row) => <span className={styles.clamped}>{row.content}</span>,
          },
          { id: 'state', title: t('feedback.state'), cell: (row) => t(`feedback.${row.state}`) },
          {
            id: 'act',
            title: t('feedback.act'),
            cell: (row) => (
              <Button small onClick={() => setOpen(row)}>
                {t('feedback.read')}
              </Button>
            ),
          },
        ]}
      />
      {open && <AnswerDialog question={open} onClose={() => setOpen(null)} />}
    </>
  );
}
