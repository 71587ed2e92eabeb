import { paymentPasswordRoutes, RESET_PROOFS } from '@nokshi/contract/player/payment-password.ts';
import { plainCode, TYPED_CODE_LENGTH } from '@nokshi/contract/typed-code.ts';
import { Button, PasswordField } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useState } from 'react';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { CurrentPassword } from './current-password.tsx';
import { isTyped, OlderProof } from '../../lib/older-proof.tsx';
import { NoProof } from './no-proof.tsx';
import styles from './security.module.css';
import type { Proofs } from './with-password.tsx';
import { shownProof } from '../../lib/shown-proof.ts';

/** The first one; the next one; or one in place of a forgotten one. */
export type PinWay = 'choose' | 'change' | 'reset';

type Props = {
  readonly way: PinWay;
  readonly owner: Proofs;
  /** With what was chosen. */
  readonly onDone: (paymentPassword: string) => void;
  readonly onCancel: () => void;
};

const START = {
  oldPaymentPassword: '',
  password: '',
  verificationCode: '',
  paymentPassword: '',
  confirmPaymentPassword: '',
};

/** What each way does not ask for. */
const LEFT_OUT = {
  choose: ['oldPaymentPassword'],
  change: ['password', 'verificationCode'],
  reset: ['oldPaymentPassword'],
} as const satisfies Record<PinWay, readonly (keyof typeof START)[]>;

export function PaymentPasswordForm({ way, owner, onDone, onCancel }: Props) {
  const { t } = useWords();
  const proofs = RESET_PROOFS.filter((each) => owner.proofs.includes(each));
  const [proof, setProof] = useState(proofs[0]);
  const form = useForm({
    start: START,
    optional: isTyped(proof) ? LEFT_OUT[way] : [...LEFT_OUT[way], 'verificationCode'],
    check: ({ paymentPassword, confirmPaymentPassword }) =>
      plainCode(paymentPassword) === plainCode(confirmPaymentPassword)
        ? {}
        : { confirmPaymentPassword: t('rule.differ') },
    async send({ paymentPassword, confirmPaymentPassword, ...typed }) {
      const { oldPaymentPassword, password, verificationCode } = typed;
      await call(paymentPasswordRoutes.set, {
        paymentPassword,
        confirmPaymentPassword,
        ...(way === 'change'
          ? { oldPaymentPassword }
          : { password, ...(await shownProof(proof, { verificationCode })) }),
      });
      onDone(paymentPassword);
    },
  });
  const needed = way === 'reset' || (way === 'choose' && owner.proofNeeded);
  if (needed && !proof) return <NoProof onCancel={onCancel} />;
  const secret = (name: 'oldPaymentPassword' | 'paymentPassword' | 'confirmPaymentPassword') => (
    <PasswordField
      {...form.field(name)}
      label={t(`security.${name}`)}
      hint={name === 'paymentPassword' ? t('field.digits', { min: 6 }) : undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={TYPED_CODE_LENGTH}
      showLabel={t('login.show')}
      hideLabel={t('login.hide')}
    />
  );
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Refused error={form.refused} />
      {way === 'change' ? (
        secret('oldPaymentPassword')
      ) : (
        <CurrentPassword {...form.field('password')} />
      )}
      {way !== 'change' && proof && (
        <OlderProof
          proof={proof}
          proofs={proofs}
          onChoose={setProof}
          name="pin"
          field={form.field('verificationCode')}
          wrong={form.wrong}
        />
      )}
      {secret('paymentPassword')}
      {secret('confirmPaymentPassword')}
      <div className={styles.buttons}>
        <Button type="submit" kind="main" busy={form.busy}>
          {t(way === 'choose' ? 'security.pin-choose' : 'security.pin-change')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
