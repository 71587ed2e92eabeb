import { consoleHarmRoutes as routes } from '@nokshi/contract/console/harm.ts';
import { Button, Dialog, Note, TextArea, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { type DialogProps, HARM_KEY } from './harm.ts';

/** For whoever looks after this member next. */
export function NoteDialog({ member, onClose }: DialogProps) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const write = useMutation({
    mutationFn: () => call(routes.note, { id: member.memberId, note }),
    onSuccess: async () => {
      tell(t('harm.noted'));
      onClose();
      await queries.invalidateQueries({ queryKey: HARM_KEY });
    },
  });
  return (
    <Dialog title={t('harm.note')} closeLabel={t('app.close')} size="small" onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          write.mutate();
        }}
      >
        {write.error && <Note kind="wrong">{why(write.error)}</Note>}
        <TextArea
          label={t('harm.note-words')}
          hint={t('harm.note-hint')}
          required
          minLength={3}
          maxLength={500}
          data-autofocus
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" kind="main" busy={write.isPending}>
          {t('harm.write')}
        </Button>
      </form>
    </Dialog>
  );
}
