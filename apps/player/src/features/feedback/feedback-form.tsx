import {
  countWords,
  FEEDBACK_LENGTH,
  FEEDBACK_TYPES,
  type FeedbackType,
  feedbackRoutes,
  fitsFeedback,
  fitsQuestion,
  QUESTION_LENGTH,
  QUESTION_WORDS,
} from '@nokshi/contract/player/feedback.ts';
import { Button, Chips, Field, TextArea } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useState } from 'react';
import { wantsImage, withWork } from '../../data/work.ts';
import { CaptchaField, useCaptcha, WorkNote } from '../../lib/captcha-field.tsx';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './feedback.module.css';

type Props = {
  /** A support question, which is counted in words and has no kinds. */
  readonly long?: boolean;
  /** A visitor has no inbox: the form asks where to answer, and the browser does some work first. */
  readonly visitor?: boolean;
  readonly onSent: () => void;
};

/**
 * Feedback to the house in 140 characters, as people count them, or with `long` a support question
 * in words. E-109, E-110, V-058, V-059.
 */
export function FeedbackForm({ long = false, visitor = false, onSent }: Props) {
  const { t } = useWords();
  const [type, setType] = useState<FeedbackType>('deposit');
  const captcha = useCaptcha(false);
  const fits = long ? fitsQuestion : fitsFeedback;
  const wrong = long ? t('feedback.question-wrong', QUESTION_WORDS) : t('feedback.wrong');
  const form = useForm({
    start: { content: '', contact: '', captcha: '' },
    optional: ['contact', 'captcha'],
    check: ({ content }) => (fits(content) ? {} : { content: wrong }),
    async send({ content, contact }) {
      const said = { content, ...(visitor && { contact }) };
      const tell = (solved: { readonly captcha?: string; readonly geetest?: string }) =>
        long
          ? call(feedbackRoutes.ask, { ...said, ...solved })
          : call(feedbackRoutes.send, { ...said, ...solved, type });
      try {
        if (captcha.shown) await tell({ captcha: captcha.text });
        else await withWork((geetest) => tell(geetest ? { geetest } : {}));
      } catch (error) {
        if (wantsImage(error)) captcha.show();
        throw error;
      }
      form.set('content', '');
      onSent();
    },
  });
  const { content } = form.values;
  const hint = long
    ? t('feedback.words', { count: countWords(content), ...QUESTION_WORDS })
    : t('feedback.left', { count: FEEDBACK_LENGTH - [...content.trim()].length });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Refused error={form.refused} />
      {!long && <Kinds selected={type} onSelect={setType} />}
      <TextArea
        {...form.field('content')}
        label={t(long ? 'feedback.question-content' : 'feedback.content')}
        hint={hint}
        rows={long ? 8 : 4}
        maxLength={long ? QUESTION_LENGTH : undefined}
        data-autofocus={long || undefined}
      />
      {visitor && (
        <Field
          {...form.field('contact')}
          label={t('feedback.contact')}
          hint={t('feedback.contact-hint')}
          maxLength={120}
          autoComplete="email"
          autoCapitalize="none"
        />
      )}
      {captcha.shown && <CaptchaField captcha={captcha} error={form.field('captcha').error} />}
      {visitor && <WorkNote />}
      <Button type="submit" kind="main" wide={visitor || long} busy={form.busy}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}

type KindsProps = {
  readonly selected: FeedbackType;
  readonly onSelect: (type: FeedbackType) => void;
};

function Kinds({ selected, onSelect }: KindsProps) {
  const { t } = useWords();
  return (
    <div>
      <p className={styles.label}>{t('feedback.type')}</p>
      <Chips
        label={t('feedback.type')}
        chips={FEEDBACK_TYPES.map((id) => ({ id, label: t(`feedback.${id}`) }))}
        selected={selected}
        onSelect={onSelect}
      />
    </div>
  );
}
