import type { Payee } from '@nokshi/contract/player/withdrawals.ts';
import { fitsAccount, plainAccount } from '@nokshi/contract/payee-account.ts';
import { Button, Field, tell } from '@nokshi/ui';
import { useState } from 'react';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { Choice } from './choice.tsx';
import { PinField } from '../../lib/pin-field.tsx';
import { besideStep, PlaceProofStep, usePlaceProof } from '../../lib/place-proof.tsx';
import { withinText } from './span-text.ts';
import own from './withdraw.module.css';
import { addPayee, type WithdrawalTerms } from './withdrawals.ts';

type Props = {
  readonly terms: WithdrawalTerms;
  /** Typed a moment ago, on the same page. */
  readonly pin?: string;
  /** With the payment password that it took. */
  readonly onAdded?: (payee: Payee, pin: string) => void;
  readonly onClose: () => void;
};

/** Another account to pay to, of one of the methods that are open. */
export function PayeeForm({ terms, pin = '', onAdded, onClose }: Props) {
  const { t, local } = useWords();
  const [code, setCode] = useState('');
  const step = usePlaceProof();
  const method = terms.methods.find((each) => each.code === code) ?? terms.methods[0];
  const form = useForm({
    start: { holder: '', account: '', paymentPassword: pin, proofCode: '' },
    optional: step.optional,
    check: ({ account }) => {
      const wrong = method && account !== '' && !fits(account, method.account);
      return wrong ? { account: t('withdraw.account-wrong') } : {};
    },
    async send({ holder, account, paymentPassword, proofCode }) {
      if (!method) return;
      const number = plainAccount(account, method.account);
      const payee = { method: method.code, holder, account: number, paymentPassword };
      try {
        const added = await addPayee({ ...payee, ...(await step.shown(proofCode)) });
        tell(t('withdraw.added'));
        onClose();
        onAdded?.(added, paymentPassword);
      } catch (thrown) {
        step.hear(thrown);
        throw thrown;
      }
    },
  });
  if (!method) return null;
  const { label, digits } = method.account;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <MethodChoice terms={terms} selected={method.code} onSelect={setCode} />
      <Field
        {...form.field('holder')}
        label={t('withdraw.holder')}
        autoComplete="name"
        maxLength={80}
      />
      <Field
        {...form.field('account')}
        label={local(label)}
        inputMode={digits ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <PinField {...form.field('paymentPassword')} />
      <PlaceProofStep step={step} form={form} />
      <Refused error={besideStep(form.refused)} />
      <div className={own.buttons}>
        <Button type="submit" kind="main" busy={form.busy}>
          {t('withdraw.add')}
        </Button>
        {terms.payees.length > 0 && (
          <Button kind="quiet" onClick={onClose}>
            {t('app.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

type MethodProps = Pick<Props, 'terms'> & {
  readonly selected: string;
  readonly onSelect: (code: string) => void;
};

function MethodChoice({ terms, selected, onSelect }: MethodProps) {
  const { t, local } = useWords();
  return (
    <Choice
      label={t('withdraw.method')}
      name="method"
      options={terms.methods.map((each) => ({
        id: each.code,
        title: local(each.name),
        end: withinText(t, each.paidWithinMinutes),
      }))}
      selected={selected}
      onSelect={onSelect}
    />
  );
}

const fits = (typed: string, account: Parameters<typeof plainAccount>[1]): boolean =>
  fitsAccount(plainAccount(typed, account), account);
