import { consoleIdentityRoutes as routes } from '@nokshi/contract/console/identity.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useMay } from '../../lib/session.ts';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import type { TabProps } from './tab-props.ts';

type NotePage = Output<typeof routes.memberNotes>;
const keyOf = (id: string) => ['member', id, 'notes'];

/** What operators noted about the member; notes are only ever added. */
export function Notes({ id }: TabProps) {
  const { t } = useWords();
  const may = useMay('identity.members-notes');
  return (
    <>
      {may && <AddNote id={id} />}
      <List<NotePage>
        queryKey={keyOf(id)}
        load={(cursor) => call(routes.memberNotes, { id, cursor, pageSize: 25 })}
        caption={t('member.notes')}
        rowKey={(row) => row.id}
        empty={t('member.no-notes')}
        columns={[
          {
            id: 'text',
            title: t('member.note'),
            cell: (row) => <span className={styles.words}>{row.text}</span>,
          },
          { id: 'by', title: t('audit.operator'), cell: (row) => row.by },
          { id: 'at', title: t('audit.at'), whole: true, cell: (row) => timeText(row.at) },
        ]}
      />
    </>
  );
}

function AddNote({ id }: { readonly id: string }) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const add = useMutation({
    mutationFn: () => call(routes.addMemberNote, { id, text }),
    onSuccess: async () => {
      setText('');
      tell(t('member.note-added'));
      await queries.invalidateQueries({ queryKey: keyOf(id) });
    },
  });
  return (
    <form
      className={`${styles.card} ${styles.stack}`}
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      <label className={styles.text}>
        <span>{t('member.note-new')}</span>
        <textarea
          required
          maxLength={1_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {add.error && <Note kind="wrong">{why(add.error)}</Note>}
      <Button type="submit" busy={add.isPending}>
        {t('member.note-add')}
      </Button>
    </form>
  );
}
