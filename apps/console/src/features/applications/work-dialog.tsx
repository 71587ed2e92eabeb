import {
  APPLICATION_STATES,
  type Application,
  consoleApplicationRoutes as routes,
} from '@nokshi/contract/console/applications.ts';
import { Button, Chips, Dialog, Facts, TextArea, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { LANGUAGE_NAMES } from '@nokshi/web/language.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { changedLines, lookOver } from '../../lib/look-over.tsx';
import { Refused, useForm } from '../../lib/form.ts';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';

type Props = {
  readonly application: Application;
  readonly onAccept: () => void;
  readonly onClose: () => void;
};

/** One application whole, its notes, and the step that was taken. */
export function WorkDialog({ application, onAccept, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const form = useForm({
    start: { state: application.state, note: '' },
    optional: ['note'],
    sure: () => lookOver({ t, title: t('change.title'), changes }),
    async send(typed) {
      const { number, version } = application;
      await call(routes.work, { number, version, ...typed });
      tell(t('applications.saved'));
      onClose();
      await queries.invalidateQueries({ queryKey: ['applications'] });
    },
  });
  const { state, note } = form.values;
  const accepted = application.state === 'accepted';
  const states = APPLICATION_STATES.filter((each) => accepted === (each === 'accepted'));
  const mayAccept = useMay('identity.agents') && !accepted;
  const changes = changedLines(
    [[t('applications.state'), t(`applications.${application.state}`)]],
    [
      [t('applications.state'), t(`applications.${state}`)],
      [t('applications.note'), note.trim()],
    ],
  );
  return (
    <Dialog title={application.name} closeLabel={t('app.close')} onClose={onClose}>
      <form className={styles.stack} onSubmit={form.submit}>
        <Written application={application} />
        <Refused error={form.refused} />
        <Chips
          label={t('applications.state')}
          chips={states.map((id) => ({ id, label: t(`applications.${id}`) }))}
          selected={state}
          onSelect={(next) => form.set('state', next)}
        />
        <TextArea label={t('applications.note')} maxLength={500} {...form.field('note')} />
        <div className={styles.tools}>
          <Button type="submit" kind="main" busy={form.busy} disabled={changes.length === 0}>
            {t('applications.save')}
          </Button>
          {mayAccept && <Button onClick={onAccept}>{t('applications.accept')}</Button>}
        </div>
      </form>
    </Dialog>
  );
}

/** What the applicant wrote, and what operators noted since. */
function Written({ application }: Pick<Props, 'application'>) {
  const { t } = useWords();
  const { account } = application;
  return (
    <>
      <Facts
        facts={[
          { name: t('applications.contact'), value: application.contact },
          { name: t('applications.language'), value: LANGUAGE_NAMES[application.language] },
          { name: t('applications.at'), value: timeText(application.createdAt) },
          {
            name: t('applications.account'),
            value: account ? (
              <Link href={`/members/${account.id}`}>{account.username}</Link>
            ) : (
              t('applications.no-account')
            ),
          },
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
    </>
  );
}
