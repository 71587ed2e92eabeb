import {
  consoleFeedbackRoutes as routes,
  type FeedbackRow,
} from '@nokshi/contract/console/feedback.ts';
import type { FeedbackState } from '@nokshi/contract/player/feedback.ts';
import { Button, Dialog, Facts, TextArea, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { LANGUAGE_NAMES } from '@nokshi/web/language.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { changedLines, lookOver } from '../../lib/look-over.tsx';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';

type Props = { readonly question: FeedbackRow; readonly onClose: () => void };

/** One question whole, what was answered, and the next answer or the end. */
export function AnswerDialog({ question, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { number, version, member, contact } = question;
  const isClosed = question.state === 'closed';
  const answerOf = (typed: string, state: FeedbackState) => (state === 'open' ? '' : typed);
  const form = useForm({
    start: { answer: '' },
    // A question may be closed or opened again without one.
    optional: 'all',
    sure({ answer }, state: FeedbackState) {
      const changes = changedLines(
        [[t('feedback.state'), t(`feedback.${question.state}`)]],
        [
          [t('feedback.state'), t(`feedback.${state}`)],
          [t('feedback.answer'), answerOf(answer, state).trim()],
        ],
      );
      return lookOver({ t, title: t('change.title'), changes });
    },
    async send({ answer }, { how: state }) {
      await call(routes.work, { number, version, state, answer: answerOf(answer, state) });
      tell(t('feedback.saved'));
      onClose();
      await queries.invalidateQueries({ queryKey: ['feedback'] });
    },
  });
  const who = member ? (
    <Link href={`/members/${member.id}`}>{member.username}</Link>
  ) : (
    (contact ?? t('feedback.visitor'))
  );
  return (
    <Dialog title={t(`feedback.${question.type}`)} closeLabel={t('app.close')} onClose={onClose}>
      <form className={styles.stack} onSubmit={(event) => form.submit(event, 'answered')}>
        <Facts
          facts={[
            { name: t('feedback.who'), value: who },
            { name: t('feedback.language'), value: LANGUAGE_NAMES[question.language] },
            { name: t('feedback.at'), value: timeText(question.createdAt) },
            { name: t('feedback.state'), value: t(`feedback.${question.state}`) },
          ]}
        />
        <Said {...question} />
        <Refused error={form.refused} />
        <TextArea
          {...form.field('answer')}
          label={t('feedback.answer')}
          hint={t(member ? 'feedback.answer-hint' : 'feedback.by-hand')}
          maxLength={1_000}
          required
        />
        <div className={styles.tools}>
          <Button type="submit" kind="main" busy={form.busy}>
            {t('feedback.send')}
          </Button>
          <Button disabled={form.busy} onClick={() => void form.run(isClosed ? 'open' : 'closed')}>
            {t(isClosed ? 'feedback.reopen' : 'feedback.close')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What was asked, and every answer so far. */
const Said = ({ content, answers }: Pick<FeedbackRow, 'content' | 'answers'>) => (
  <>
    <p className={styles.words}>{content}</p>
    {answers.map((each) => (
      <div key={each.at}>
        <small className={styles.mono}>
          {timeText(each.at)} · {each.by}
        </small>
        <p className={styles.words}>{each.words}</p>
      </div>
    ))}
  </>
);
