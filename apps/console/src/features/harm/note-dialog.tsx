import { consoleHarmRoutes as routes } from '@nokshi/contract/console/harm.ts';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';
import { type DialogProps, HARM_KEY } from './harm.ts';

/** For the operator who looks after this member next. */
export function NoteDialog({ member: { memberId: id }, onClose }: DialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={t('harm.note')}
      asked={{ label: t('harm.note-words'), hint: t('harm.note-hint'), most: 500 }}
      action={t('harm.write')}
      act={(note) => call(routes.note, { id, note })}
      done={t('harm.noted')}
      onDone={() => queries.invalidateQueries({ queryKey: HARM_KEY })}
      onClose={onClose}
    />
  );
}
