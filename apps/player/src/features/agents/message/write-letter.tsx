import { agentLettersRoutes, LETTER_SIGNS } from '@nokshi/contract/player/agent-letters.ts';
import { Button, Dialog, Field, tell, TextArea } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAddress } from '../../../lib/address.ts';
import { Refused, useForm } from '../../../lib/form.ts';
import { useWords } from '../../../lib/words.ts';
import styles from '../team/team.module.css';
import type { Teammate } from '../team.ts';

const leftOf = (text: string, most: number) => most - [...text.trim()].length;

/** Over a member directly below, at `act=letter`: a letter into their inbox. Products.md 7.4. */
export function WriteLetter({ to: { id, name } }: { readonly to: Teammate }) {
  const { t } = useWords();
  const { close } = useAddress();
  const onClose = () => close({ act: null });
  const form = useForm({
    start: { subject: '', text: '' },
    check: (typed) => ({
      ...(leftOf(typed.subject, LETTER_SIGNS.subject) < 0 && { subject: t('letter.too-long') }),
      ...(leftOf(typed.text, LETTER_SIGNS.text) < 0 && { text: t('letter.too-long') }),
    }),
    async send(typed, { keyFor }) {
      const wish = { to: id, ...typed };
      await call(agentLettersRoutes.write, wish, { key: keyFor(wish) });
      tell(t('letter.sent', { name }));
      onClose();
    },
  });
  const { subject, text } = form.values;
  const left = (typed: string, most: number) =>
    t('letter.left', { count: Math.max(0, leftOf(typed, most)) });
  return (
    <Dialog
      title={t('letter.title', { name })}
      size="small"
      closeLabel={t('app.close')}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <p>{t('letter.what')}</p>
        <Field
          {...form.field('subject')}
          label={t('letter.subject')}
          hint={left(subject, LETTER_SIGNS.subject)}
        />
        <TextArea
          {...form.field('text')}
          label={t('letter.text')}
          hint={left(text, LETTER_SIGNS.text)}
          rows={6}
        />
        <Refused error={form.refused} />
        <Button type="submit" kind="main" busy={form.busy}>
          {t('letter.send')}
        </Button>
      </form>
    </Dialog>
  );
}
