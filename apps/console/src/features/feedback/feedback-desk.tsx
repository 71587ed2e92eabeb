import {
  consoleFeedbackRoutes as routes,
  type FeedbackRow,
} from '@nokshi/contract/console/feedback.ts';
import {
  FEEDBACK_KINDS,
  FEEDBACK_STATES,
  type FeedbackKind,
  type FeedbackState,
} from '@nokshi/contract/player/feedback.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Chips } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useWords } from '../../lib/words.ts';
import { AnswerDialog } from './answer-dialog.tsx';

type Page = Output<typeof routes.list>;

/** What members and visitors asked: read, answered, closed. Checklist O-004. */
export default function FeedbackDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<FeedbackRow | null>(null);
  const state = FEEDBACK_STATES.find((each) => each === search.get('state'));
  const type = FEEDBACK_KINDS.find((each) => each === search.get('type'));
  const choose = (name: 'state' | 'type', id: string) =>
    setSearch((now) => {
      if (id === 'all') now.delete(name);
      else now.set(name, id);
      return now;
    });
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.feedback')}</h1>
      </div>
      <Filters state={state} type={type} onChoose={choose} />
      <List<Page>
        queue
        queryKey={['feedback', state, type]}
        load={(cursor) => call(routes.list, { state, type, cursor, pageSize: 25 })}
        caption={t('nav.feedback')}
        rowKey={(row) => row.number}
        empty={t('feedback.none')}
        columns={[
          {
            id: 'at',
            title: t('feedback.at'),
            whole: true,
            cell: (row) => timeText(row.createdAt),
          },
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

type FiltersProps = {
  readonly state: FeedbackState | undefined;
  readonly type: FeedbackKind | undefined;
  readonly onChoose: (name: 'state' | 'type', id: string) => void;
};

function Filters({ state, type, onChoose }: FiltersProps) {
  const { t } = useWords();
  const chipsOf = (all: string, ids: readonly (FeedbackKind | FeedbackState)[]) => [
    { id: 'all', label: all },
    ...ids.map((id) => ({ id: id as string, label: t(`feedback.${id}`) })),
  ];
  return (
    <div className={`${styles.stack} ${styles.apart}`}>
      <Chips
        label={t('feedback.state')}
        chips={chipsOf(t('feedback.all'), FEEDBACK_STATES)}
        selected={state ?? 'all'}
        onSelect={(id) => onChoose('state', id)}
      />
      <Chips
        label={t('feedback.type')}
        chips={chipsOf(t('feedback.all-kinds'), FEEDBACK_KINDS)}
        selected={type ?? 'all'}
        onSelect={(id) => onChoose('type', id)}
      />
    </div>
  );
}
