import { contactRoutes } from '@nokshi/contract/player/contacts.ts';
import { Button } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useState } from 'react';
import { CodeField, MailField, MobileField } from '../../lib/code-field.tsx';
import { useCode } from '../../lib/use-code.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { CurrentPassword } from './current-password.tsx';
import { isTyped, OlderProof } from '../../lib/older-proof.tsx';
import { NoProof } from './no-proof.tsx';
import styles from './security.module.css';
import type { Proofs } from './with-password.tsx';
import { shownProof } from '../../lib/shown-proof.ts';

export type ContactKind = 'sms' | 'mail';

type Props = {
  readonly kind: ContactKind;
  readonly owner: Proofs;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

const START = { mobileNum: '', email: '', password: '', proofCode: '', verificationCode: '' };

/** What it is to be, who says so, then the code that came to it. */
export function ContactForm({ kind, owner, onDone, onCancel }: Props) {
  const { t } = useWords();
  const { proofs, proofNeeded } = owner;
  const [proof, setProof] = useState(proofs[0]);
  const address = kind === 'sms' ? 'mobileNum' : 'email';
  const form = useForm({
    start: START,
    optional: [
      kind === 'sms' ? 'email' : 'mobileNum',
      // They are for the code, which shows that they were right.
      'password',
      'proofCode',
    ],
    async send({ mobileNum, email, verificationCode }) {
      const to = kind === 'sms' ? { mobileNum } : { email };
      await call(contactRoutes.set, { ...to, verificationCode });
      onDone();
    },
  });
  const { mobileNum, email, password, proofCode } = form.values;
  const code = useCode({
    name: `contact-${kind}`,
    ready: () => form.has(address, 'password', ...(isTyped(proof) ? (['proofCode'] as const) : [])),
    wrong: form.wrong,
    request: async () =>
      call(contactRoutes.askCode, {
        ...(kind === 'sms' ? { mobileNum } : { email }),
        password,
        ...(await shownProof(proof, { proofCode })),
      }),
  });
  if (proofNeeded && !proof) return <NoProof onCancel={onCancel} />;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Refused error={form.refused} />
      {kind === 'sms' ? (
        <MobileField {...form.field('mobileNum')} />
      ) : (
        <MailField {...form.field('email')} label={t('security.contact-mail')} />
      )}
      <CurrentPassword {...form.field('password')} />
      {proof && (
        <OlderProof
          proof={proof}
          proofs={proofs}
          onChoose={setProof}
          name="contact-proof"
          field={form.field('proofCode')}
          wrong={form.wrong}
        />
      )}
      <CodeField
        {...form.field('verificationCode')}
        code={code}
        label={t('security.contact-code')}
        sent="security.contact-sent"
      />
      <div className={styles.buttons}>
        <Button type="submit" kind="main" busy={form.busy}>
          {t('security.contact-do')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
