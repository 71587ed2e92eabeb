import type { Contract } from '@nokshi/contract/player/agent-contracts.ts';
import { Button, Check, tell } from '@nokshi/ui';
import { RefusalError, refusedWith } from '@nokshi/web/refusal.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useAddress } from '../../../lib/address.ts';
import { Refused, useForm } from '../../../lib/form.ts';
import { PinField } from '../../../lib/pin-field.tsx';
import { besideStep, PlaceProofStep, usePlaceProof } from '../../../lib/place-proof.tsx';
import { useWords } from '../../../lib/words.ts';
import { answerContract, refreshContracts } from './contracts.ts';
import styles from './contracts.module.css';

type Props = {
  readonly contract: Contract;
  /** How many contracts below would end. */
  readonly ends: number;
  readonly onDone: () => void;
};

/** Accepts an offer with the payment password, once it is confirmed what would end; or refuses it. */
export function AcceptForm({ contract: { id: contractId, kind }, ends, onDone }: Props) {
  const { t } = useWords();
  const step = usePlaceProof();
  const form = useForm({
    start: { ends: 0, paymentPassword: '', proofCode: '' },
    optional: step.optional,
    check: (typed) => (ends === 0 || typed.ends === ends ? {} : { ends: t('offer.accept-first') }),
    async send({ paymentPassword, proofCode }) {
      try {
        const shown = await step.shown(proofCode);
        await answerContract(kind, { act: 'accept', contractId, ends, paymentPassword, ...shown });
      } catch (thrown) {
        // What lacks a proof is sent again; after any other refusal, what holds now is shown.
        if (thrown instanceof RefusalError && !step.hear(thrown)) {
          if (refusedWith(thrown, 'agents.ends-changed')) form.set('ends', 0);
          void refreshContracts();
        }
        throw thrown;
      }
      step.taken();
      tell(t('offer.accepted'));
      onDone();
    },
  });
  const rejected = useAct(async () => {
    await answerContract(kind, { act: 'reject', contractId });
    tell(t('offer.rejected'));
    onDone();
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p className={styles.small}>{t('offer.accept-what')}</p>
      {ends > 0 && (
        <Check
          // What was confirmed is this number: where it changes, it is asked again.
          checked={form.values.ends === ends}
          error={form.error('ends')}
          onChange={({ target }) => form.set('ends', target.checked ? ends : 0)}
        >
          {t('offer.accept-ends', { count: ends })}
        </Check>
      )}
      <PinField {...form.field('paymentPassword')} />
      <PlaceProofStep step={step} form={form} />
      <Refused error={besideStep(form.refused) ?? rejected.error} />
      <ToPin error={form.refused} />
      <div className={styles.acts}>
        <Button type="submit" kind="main" busy={form.busy} disabled={rejected.busy}>
          {t('offer.accept')}
        </Button>
        <Button busy={rejected.busy} disabled={form.busy} onClick={() => void rejected.run()}>
          {t('offer.reject')}
        </Button>
      </div>
    </form>
  );
}

/** To where the payment password is set, for those who have none. */
function ToPin({ error }: { readonly error: Error | null }) {
  const { t } = useWords();
  const { change } = useAddress();
  if (!refusedWith(error, 'identity.payment-password-unset')) return null;
  return (
    <Button
      className={styles.start}
      onClick={() => change({ ac: null, contract: null, mc: 'securityCenter' })}
    >
      {t('offer.set-pin')}
    </Button>
  );
}
