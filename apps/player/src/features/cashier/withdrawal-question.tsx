import { plainAmount } from '@nokshi/money';
import type { Withdrawal, WithdrawalAnswer } from '@nokshi/contract/player/withdrawals.ts';
import { ask, Button, clockText, Facts, moneyText, useTick } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useState } from 'react';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { Choice } from './choice.tsx';
import { PartField } from './part-field.tsx';
import { ProofsField, useProofs } from '../../lib/proofs-field.tsx';
import own from './withdraw.module.css';
import { isPart } from './withdraw-rules.ts';
import { answerWithdrawal } from './withdrawals.ts';

type Props = { readonly withdrawal: Withdrawal };

/** Whether the money came, asked of the one who knows. Checklist S-051 to S-055. */
export function WithdrawalQuestion({ withdrawal }: Props) {
  const { t } = useWords();
  const { answers, confirmBy } = withdrawal;
  const again = answers.includes('all-received');
  return (
    <section className={own.question} aria-labelledby="did-it-arrive">
      <h4 id="did-it-arrive">{t(again ? 'withdraw.question-again' : 'withdraw.question')}</h4>
      {!again && confirmBy && <TimeLeft until={confirmBy} />}
      <AnswerForm withdrawal={withdrawal} />
    </section>
  );
}

/** The end that nobody can take back stands beside the time until it. */
function TimeLeft({ until }: { readonly until: string }) {
  const { t } = useWords();
  useTick(1000);
  const seconds = (Date.parse(until) - Date.now()) / 1000;
  return (
    <>
      <Facts facts={[{ name: t('withdraw.time-left'), value: clockText(seconds) }]} />
      <p className={styles.small}>{t('withdraw.deadline', { at: timeText(until) })}</p>
    </>
  );
}

/** What an answer says besides itself. */
const NEEDS: Readonly<Record<WithdrawalAnswer, readonly ('part' | 'proof')[]>> = {
  received: [],
  'not-received': ['proof'],
  partial: ['part', 'proof'],
  'all-received': [],
};

function AnswerForm({ withdrawal: { id, amount, answers } }: Props) {
  const { t } = useWords();
  const [answer, setAnswer] = useState(answers.length === 1 ? (answers[0] ?? null) : null);
  const proofs = useProofs();
  const needs = answer ? NEEDS[answer] : [];
  const form = useForm({
    start: { received: '' },
    optional: 'all',
    check: (typed) => ({
      ...(needs.includes('part') &&
        !isPart(plainAmount(typed.received), amount) && {
          received: t('withdraw.what-arrived-wrong', { amount: moneyText(amount) }),
        }),
      ...(needs.includes('proof') &&
        proofs.pictures.length === 0 && { proofs: t('withdraw.proof-missing') }),
    }),
    // What asks for nothing else ends the withdrawal at once.
    sure: async () => needs.length > 0 || isSure(),
    async send(typed) {
      if (!answer) return;
      const part = needs.includes('part') && { received: plainAmount(typed.received) };
      const proof = needs.includes('proof') && { proofs: proofs.sent };
      await answerWithdrawal({ id, answer, ...part, ...proof });
    },
  });
  const isSure = async () =>
    (await ask({
      title: t('withdraw.sure-title'),
      icon: 'info',
      content: t('withdraw.sure', { amount: moneyText(amount) }),
      buttons: [
        { id: 'no', label: t('app.cancel') },
        { id: 'yes', label: t('withdraw.sure-do') },
      ],
    })) === 'yes';
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {answers.length > 1 && (
        <Choice
          label={t('withdraw.answer')}
          name="answer"
          options={answers.map((each) => ({ id: each, title: t(`withdraw.answer-${each}`) }))}
          selected={answer}
          onSelect={setAnswer}
        />
      )}
      {needs.includes('part') && <PartField {...form.field('received')} amount={amount} />}
      {needs.includes('proof') && (
        <ProofsField
          label={t('withdraw.proof')}
          hint={t('withdraw.proof-hint')}
          error={form.error('proofs')}
          proofs={proofs}
        />
      )}
      <Refused error={form.refused} />
      <Button
        type="submit"
        kind="main"
        wide
        busy={form.busy || proofs.reading}
        disabled={answer === null}
      >
        {t(answers.length === 1 && answer ? `withdraw.answer-${answer}` : 'withdraw.answer-do')}
      </Button>
    </form>
  );
}
