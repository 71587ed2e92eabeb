import {
  consoleFeedbackRoutes as routes,
  type FeedbackRow,
} from '@nokshi/contract/console/feedback.ts';
import type { FeedbackState } from '@nokshi/contract/player/feedback.ts';
import { Button, Dialog, Facts, Note, TextArea, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { LANGUAGE_NAMES } from '@nokshi/web/language.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { changedLines, lookOver } from '../../lib/look-over.tsx';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';

type Props = { readonly question: FeedbackRow; readonly onClose: () => void };

/** One question whole, what was answered, and the next answer or the end. */
export function AnswerDialog({ question, onClose }: Props) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const [answer, setAnswer] = useState('');
  const { number, version, member, contact } = question;
  const isClosed = question.state === 'closed';
  const work = useMutation({
    mutationFn: (state: FeedbackState) =>
      call(routes.work, { number, version, state, answer: state === 'open' ? '' : answer }),
    onSuccess: async () => {
      tell(t('feedback.saved'));
      onClose();
      await queries.invalidateQueries({ queryKey: ['feedback'] });
    },
  });
  const act = async (state: FeedbackState) => {
    const now = t(`feedback.${question.state}`);
    const changes = changedLines(
      [[t('feedback.state'), now]],
      [
        [t('feedback.state'), t(`feedback.${state}`)],
        [t('feedback.answer'), state === 'open' ? '' : answer.trim()],
      ],
    );
    if (await lookOver({ t, title: t('change.title'), changes })) work.mutate(state);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act('answered');
  };
  const who = member ? (
    <Link href={`/members/${member.id}`}>{member.username}</Link>
  ) : (
    (contact ?? t('feedback.visitor'))
  );
  return (
    <Dialog title={t(`feedback.${question.type}`)} closeLabel={t('app.close')} onClose={onClose}>
      <form className={styles.stack} onSubmit={submit}>
        <Facts
          facts={[
            { name: t('feedback.who'), value: who },
            { name: t('feedback.language'), value: LANGUAGE_NAMES[question.language] },
            { name: t('feedback.at'), value: timeText(question.createdAt) },
            { name: t('feedback.state'), value: t(`feedback.${question.state}`) },
          ]}
        />
        <Said {...question} />
        {work.error && <Note kind="wrong">{why(work.error)}</Note>}
        <TextArea
          label={t('feedback.answer')}
          hint={t(member ? 'feedback.answer-hint' : 'feedback.by-hand')}
          maxLength={1_000}
          required
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <div className={styles.tools}>
          <Button type="submit" kind="main" busy={work.isPending}>
            {t('feedback.send')}
          </Button>
          <Button disabled={work.isPending} onClick={() => void act(isClosed ? 'open' : 'closed')}>
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
