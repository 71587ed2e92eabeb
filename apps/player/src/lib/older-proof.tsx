import type { ContactProof } from '@nokshi/contract/player/contacts.ts';
import { paymentPasswordRoutes } from '@nokshi/contract/player/payment-password.ts';
import { TYPED_CODE_LENGTH } from '@nokshi/contract/typed-code.ts';
import { Chips, Field, PasswordField } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { CodeField } from './code-field.tsx';
import { useCode } from './use-code.ts';
import { useWords } from './words.ts';

export type ProofField = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

type Props<Proof extends ContactProof> = {
  readonly proof: Proof;
  readonly proofs: readonly Proof[];
  readonly onChoose: (proof: Proof) => void;
  /** Of the form; the countdown of a sent code is kept under it. */
  readonly name: string;
  readonly field: ProofField;
  /** Shows a refusal at its field; false when the form has none. */
  readonly wrong: (error: unknown) => boolean;
};

/** A passkey signs when the form is sent; every other proof is typed into the form. */
export const isTyped = (proof: ContactProof | undefined): boolean =>
  proof !== undefined && proof !== 'passkey';

/** What the member has had before: a code that is sent, a factor, or the payment password. */
export function OlderProof<Proof extends ContactProof>(props: Props<Proof>) {
  const { proof, proofs, onChoose, name, field, wrong } = props;
  const { t } = useWords();
  const sent = proof === 'sms' || proof === 'mail';
  const code = useCode({
    name,
    ready: () => sent,
    wrong,
    request: () =>
      call(paymentPasswordRoutes.askCode, { proof: proof === 'mail' ? 'mail' : 'sms' }),
  });
  return (
    <>
      {proofs.length > 1 && (
        <Chips
          label={t('security.pin-proof')}
          chips={proofs.map((id) => ({ id, label: t(`security.proof-${id}`) }))}
          selected={proof}
          onSelect={onChoose}
        />
      )}
      {proof === 'passkey' && <p>{t('login.step-passkey-words')}</p>}
      {sent && <CodeField {...field} code={code} sent="security.pin-sent" />}
      {proof === 'pin' && (
        <PasswordField
          {...field}
          label={t('security.pin')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={TYPED_CODE_LENGTH}
          showLabel={t('login.show')}
          hideLabel={t('login.hide')}
        />
      )}
      {(proof === 'totp' || proof === 'recovery') && (
        <Field
          {...field}
          label={t(proof === 'totp' ? 'login.step-totp' : 'login.step-recovery')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={TYPED_CODE_LENGTH}
        />
      )}
    </>
  );
}
