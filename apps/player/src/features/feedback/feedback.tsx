import { feedbackRoutes } from '@nokshi/contract/player/feedback.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { EmptyState, Stitch, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { queries } from '../../data/queries.ts';
import { LETTERS_KEY } from '../../data/unread.ts';
import { PagesView } from '../../lib/pages-view.tsx';
import { Moment } from '../../lib/moment.tsx';
import { useWords } from '../../lib/words.ts';
import { FeedbackForm } from './feedback-form.tsx';
import styles from './feedback.module.css';

type Question = Output<typeof feedbackRoutes.mine>['rows'][number];

const KEY = [...LETTERS_KEY, 'feedback'] as const;

/** The member’s questions: a form, and under it what was asked and answered. Checklist O-004. */
export default function Feedback() {
  const { t } = useWords();
  const questions = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam }) => call(feedbackRoutes.mine, pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });
  const sent = () => {
    tell(t('feedback.sent'));
    void queries.invalidateQueries({ queryKey: KEY });
  };
  return (
    <div className={styles.page}>
      <FeedbackForm onSent={sent} />
      <p className={styles.hint}>{t('feedback.sent-words')}</p>
      <Stitch />
      <h4>{t('feedback.mine')}</h4>
      <PagesView query={questions}>
        {(pages) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0)
            return <EmptyState title={t('feedback.none')} icon="chat" level={3} />;
          return (
            <ul className={styles.list}>
              {rows.map((question) => (
                <OneQuestion key={question.number} question={question} />
              ))}
            </ul>
          );
        }}
      </PagesView>
    </div>
  );
}

function OneQuestion({ question }: { readonly question: Question }) {
  const { t } = useWords();
  return (
    <li className={styles.question}>
      <p className={styles.facts}>
        <span>{t(`feedback.${question.type}`)}</span>
        <Moment at={question.createdAt} />
        <strong className={styles.state} data-state={question.state}>
          {t(`feedback.${question.state}`)}
        </strong>
      </p>
      <p className={styles.words}>{question.content}</p>
      {question.answers.map((answer) => (
        <blockquote key={answer.at} className={styles.answer}>
          <p className={styles.facts}>
            <span>{t('feedback.answer')}</span>
            <Moment at={answer.at} />
          </p>
          <p className={styles.words}>{answer.words}</p>
        </blockquote>
      ))}
    </li>
  );
}
