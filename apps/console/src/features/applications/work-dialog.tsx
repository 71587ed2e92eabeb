import {
  APPLICATION_STATES,
  type Application,
  consoleApplicationRoutes as routes,
} from '@nokshi/contract/console/applications.ts';
import { Button, Chips, Dialog, Facts, Note, TextArea, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { LANGUAGE_NAMES } from '@nokshi/web/language.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styles from '../../lib/desk.module.css';
import { changedLines, lookOver } from '../../lib/look-over.tsx';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';

type Props = { readonly application: Application; readonly onClose: () => void };

/** One application whole, its notes, and the step that was taken. */
export function WorkDialog({ application, onClose }: Props) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const [state, setState] = useState(application.state);
  const [note, setNote] = useState('');
  const act = useMutation({
    mutationFn: () => {
      const { number, version } = application;
      return call(routes.work, { number, version, state, note });
    },
    onSuccess: async () => {
      tell(t('applications.saved'));
      onClose();
      await queries.invalidateQueries({ queryKey: ['applications'] });
    },
  });
  const changes = changedLines(
    [[t('applications.state'), t(`applications.${application.state}`)]],
    [
      [t('applications.state'), t(`applications.${state}`)],
      [t('applications.note'), note.trim()],
    ],
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await lookOver({ t, title: t('change.title'), changes })) act.mutate();
  };
  return (
    <Dialog title={application.name} closeLabel={t('app.close')} onClose={onClose}>
      <form className={styles.stack} onSubmit={(event) => void submit(event)}>
        <Facts
          facts={[
            { name: t('applications.contact'), value: application.contact },
            { name: t('applications.language'), value: LANGUAGE_NAMES[application.language] },
            { name: t('applications.at'), value: timeText(application.createdAt) },
          ]}
        />
        <p className={styles.words}>{application.message}</p>
        <ul className={styles.stack} aria-label={t('applications.notes')}>
          {application.notes.map((each) => (
            <li key={each.at + each.words}>
              <small className={styles.mono}>
                {timeText(each.at)} · {each.by}
              </small>
              <p>{each.words}</p>
            </li>
          ))}
        </ul>
        {act.error && <Note kind="wrong">{why(act.error)}</Note>}
        <Chips
          label={t('applications.state')}
          chips={APPLICATION_STATES.map((id) => ({ id, label: t(`applications.${id}`) }))}
          selected={state}
          onSelect={setState}
        />
        <TextArea
          label={t('applications.note')}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" kind="main" busy={act.isPending} disabled={changes.length === 0}>
          {t('applications.save')}
        </Button>
      </form>
    </Dialog>
  );
}
