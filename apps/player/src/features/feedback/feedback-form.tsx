import {
  FEEDBACK_LENGTH,
  FEEDBACK_TYPES,
  type FeedbackType,
  feedbackRoutes,
  fitsFeedback,
} from '@nokshi/contract/player/feedback.ts';
import { Button, Chips, Field, Note, TextArea } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useState } from 'react';
import { wantsImage, withWork } from '../../data/work.ts';
import { CaptchaField, useCaptcha, WorkNote } from '../../lib/captcha-field.tsx';
import { useForm } from '../../lib/use-form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './feedback.module.css';

type Props = {
  /** A visitor has no inbox: the form asks where to answer, and the browser does some work first. */
  readonly visitor?: boolean;
  readonly onSent: () => void;
};

/** A question to the house in 140 characters, as people count them. E-109, E-110, V-058. */
export function FeedbackForm({ visitor = false, onSent }: Props) {
  const { t, why } = useWords();
  const [type, setType] = useState<FeedbackType>('deposit');
  const captcha = useCaptcha(false);
  const form = useForm({
    start: { content: '', contact: '', captcha: '' },
    optional: ['contact', 'captcha'],
    check: ({ content }) => (fitsFeedback(content) ? {} : { content: t('feedback.wrong') }),
    async send({ content, contact }) {
      const said = { type, content, ...(visitor && { contact }) };
      try {
        if (captcha.shown) await call(feedbackRoutes.send, { ...said, captcha: captcha.text });
        else
          await withWork((geetest) =>
            call(feedbackRoutes.send, { ...said, ...(geetest && { geetest }) }),
          );
      } catch (error) {
        if (wantsImage(error)) captcha.show();
        throw error;
      }
      form.set('content', '');
      onSent();
    },
  });
  const left = FEEDBACK_LENGTH - [...form.values.content.trim()].length;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      {form.refused !== null && <Note kind="wrong">{why(form.refused)}</Note>}
      <div>
        <p className={styles.label}>{t('feedback.type')}</p>
        <Chips
          label={t('feedback.type')}
          chips={FEEDBACK_TYPES.map((id) => ({ id, label: t(`feedback.${id}`) }))}
          selected={type}
          onSelect={setType}
        />
      </div>
      <TextArea
        {...form.field('content')}
        label={t('feedback.content')}
        hint={t('feedback.left', { count: left })}
        rows={4}
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
      <Button type="submit" kind="main" busy={form.busy}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}
