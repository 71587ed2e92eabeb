import { checkoutRoutes, type Payment } from '@nokshi/contract/player/checkout.ts';
import { Button, Facts, Field, focusFirstWrong, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { type FormEvent, useState } from 'react';
import { queries } from '../../data/queries.ts';
import { momentText } from '../../lib/time.ts';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { DEPOSITS_KEY } from '../../data/deposits-key.ts';
import own from './transfer-proof.module.css';
import { ProofsField, useProofs } from './proofs-field.tsx';

type Transfer = Extract<Payment, { way: 'transfer' }>;
type Props = { readonly id: string; readonly payment: Transfer };

/** Where a transfer goes and what is written with it, and then that it was made. */
export function TransferStep({ id, payment }: Props) {
  const { t, local } = useWords();
  const { bank, holder, account, code, told } = payment;
  return (
    <section className={own.step} aria-labelledby="transfer-to">
      <h4 id="transfer-to">{t('transfer.to')}</h4>
      <Facts
        facts={[
          { name: t('transfer.bank'), value: local(bank) },
          { name: t('transfer.holder'), value: holder },
          { name: t('transfer.account'), value: account },
        ]}
      />
      <Code code={code} />
      {told ? (
        <Note kind="info">
          {t('transfer.told', { reference: told.reference, at: momentText(told.at) })}
        </Note>
      ) : (
        <ToldForm id={id} />
      )}
    </section>
  );
}

/** What ties the transfer to this deposit; typed wrongly, a person has to look for it. */
function Code({ code }: { readonly code: string }) {
  const { t } = useWords();
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => tell(t('transfer.copied')),
      () => tell(t('transfer.not-copied'), 'wrong'),
    );
  return (
    <div className={own.code}>
      <p>
        <span className={styles.small}>{t('transfer.code')}</span>
        <strong>{code}</strong>
      </p>
      <Button small onClick={() => void copy()}>
        {t('transfer.copy')}
      </Button>
    </div>
  );
}

function ToldForm({ id }: { readonly id: string }) {
  const { t, why } = useWords();
  const [reference, setReference] = useState('');
  const proofs = useProofs();
  const [asked, setAsked] = useState(false);
  const { busy, error, run } = useAct();
  const wrong = reference.trim().length < 3;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (wrong) return focusFirstWrong(event.currentTarget);
    void run(async () => {
      await call(checkoutRoutes.tell, { id, reference, proofs: proofs.sent });
      await queries.invalidateQueries({ queryKey: DEPOSITS_KEY });
    });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={t('transfer.reference')}
        hint={t('transfer.reference-hint')}
        error={asked && wrong ? t('app.required') : undefined}
        maxLength={80}
        autoComplete="off"
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <ProofsField label={t('transfer.proofs')} hint={t('transfer.proofs-hint')} proofs={proofs} />
      {error !== null && <Note kind="wrong">{why(error)}</Note>}
      <Button type="submit" kind="main" wide busy={busy || proofs.reading}>
        {t('transfer.tell')}
      </Button>
    </form>
  );
}
