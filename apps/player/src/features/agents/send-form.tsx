import { plainAmount } from '@nokshi/money';
import type { TeamTerms, TeamTransfer } from '@nokshi/contract/player/team-transfers.ts';
import { Button, Facts, MoneyText, moneyText, Note } from '@nokshi/ui';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useState } from 'react';
import { AmountField } from '../../lib/amount-field.tsx';
import { amountProblem, type Bounds } from '../../lib/bounds.ts';
import { LeavesBonus, useLeavingBonus } from '../../lib/leaves-bonus.tsx';
import { PinField } from '../../lib/pin-field.tsx';
import { besideStep, PlaceProofStep, usePlaceProof } from '../../lib/place-proof.tsx';
import { Refused, useForm } from '../../lib/form.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import styles from './agents.module.css';
import { refreshTeam, sendTransfer, type Teammate } from './team.ts';
import { boundsOf } from './team-rules.ts';

type Props = { readonly terms: TeamTerms; readonly to: Teammate };

/** An amount for one person; whom it goes to and that it is final stand before the password. */
export function SendForm({ terms, to }: Props) {
  const { t } = useWords();
  const [sent, setSent] = useState<TeamTransfer | null>(null);
  const step = usePlaceProof();
  const leaving = useLeavingBonus();
  const bounds = boundsOf(terms);
  const form = useForm({
    start: { amount: '', paymentPassword: '', proofCode: '' },
    optional: ['amount', ...step.optional],
    check: (typed) => {
      const problem = amountProblem(plainAmount(typed.amount), bounds);
      return problem ? { amount: problemWords(t, problem, bounds) } : {};
    },
    async send({ amount: typed, paymentPassword, proofCode }, { keyFor }) {
      const wish = { to: to.id, amount: plainAmount(typed) };
      try {
        const shown = await step.shown(proofCode);
        const { leavesBonus } = leaving;
        const asked = { ...wish, ...(leavesBonus && { leavesBonus }), paymentPassword, ...shown };
        setSent(await sendTransfer(asked, keyFor(wish)));
      } catch (thrown) {
        leaving.hear(thrown);
        // What lacks a proof comes again; after any other no, what holds now is shown.
        if (thrown instanceof RefusalError && !step.hear(thrown)) void refreshTeam();
        throw thrown;
      }
      form.reset();
      step.taken();
    },
  });
  const amount = plainAmount(form.values.amount);
  const problem = amountProblem(amount, bounds);
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <AmountField {...form.field('amount')} bounds={bounds} />
      <Facts facts={[{ name: t('team.goes-to'), value: to.name }]} />
      <Note>{t('team.final')}</Note>
      <LeavesBonus leaving={leaving} />
      <PinField {...form.field('paymentPassword')} />
      <div role="status">
        {sent && form.values.amount === '' && (
          <Note kind="good">
            {t('team.sent', { amount: moneyText(sent.amount), name: sent.with.name })}
          </Note>
        )}
      </div>
      <PlaceProofStep step={step} form={form} />
      <Refused error={besideStep(form.refused)} />
      <Button type="submit" kind="money" wide busy={form.busy}>
        {problem ? (
          t('team.send')
        ) : (
          <span>
            {t('team.send')} <MoneyText amount={amount} />
          </span>
        )}
      </Button>
    </form>
  );
}

type Problem = NonNullable<ReturnType<typeof amountProblem>>;

function problemWords(t: Translate, problem: Problem, { minimum, maximum }: Bounds): string {
  if (problem === 'wrong') return t('app.amount-wrong');
  return problem === 'too-low'
    ? t('team.too-low', { minimum: moneyText(minimum) })
    : t('team.too-much', { maximum: moneyText(maximum) });
}
