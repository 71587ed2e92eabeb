import { checkoutRoutes, type Payment } from '@nokshi/contract/player/checkout.ts';
import { Button, Facts, Field, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { queries } from '../../data/queries.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { DEPOSITS_KEY } from '../../data/deposits-key.ts';
import own from './transfer-proof.module.css';
import { ProofsField, useProofs } from '../../lib/proofs-field.tsx';

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
          {t('transfer.told', { reference: told.reference, at: timeText(told.at) })}
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
  const { t } = useWords();
  const proofs = useProofs();
  const form = useForm({
    start: { reference: '' },
    check: ({ reference }) => (reference.trim().length < 3 ? { reference: t('app.required') } : {}),
    async send({ reference }) {
      await call(checkoutRoutes.tell, { id, reference, proofs: proofs.sent });
      await queries.invalidateQueries({ queryKey: DEPOSITS_KEY });
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Field
        {...form.field('reference')}
        label={t('transfer.reference')}
        hint={t('transfer.reference-hint')}
        maxLength={80}
        autoComplete="off"
      />
      <ProofsField label={t('transfer.proofs')} hint={t('transfer.proofs-hint')} proofs={proofs} />
      <Refused error={form.refused} />
      <Button type="submit" kind="main" wide busy={form.busy || proofs.reading}>
        {t('transfer.tell')}
      </Button>
    </form>
  );
}
