import { consoleIdentityRoutes as routes } from '@nokshi/contract/console/identity.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, TextArea, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useMay } from '../../lib/session.ts';
import { Refused, useForm } from '../../lib/form.ts';
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
  const { t } = useWords();
  const queries = useQueryClient();
  const form = useForm({
    start: { text: '' },
    async send({ text }) {
      await call(routes.addMemberNote, { id, text });
      form.reset();
      tell(t('member.note-added'));
      await queries.invalidateQueries({ queryKey: keyOf(id) });
    },
  });
  return (
    <form className={`${styles.card} ${styles.stack}`} onSubmit={form.submit}>
      <TextArea {...form.field('text')} label={t('member.note-new')} required maxLength={1_000} />
      <Refused error={form.refused} />
      <Button type="submit" busy={form.busy}>
        {t('member.note-add')}
      </Button>
    </form>
  );
}
