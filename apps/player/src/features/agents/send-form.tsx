import type { TeamTerms, TeamTransfer } from '@nokshi/contract/player/team-transfers.ts';
import { Button, Facts, focusFirstWrong, MoneyText, moneyText, Note } from '@nokshi/ui';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useAttempt } from '@nokshi/web/use-attempt.ts';
import { type FormEvent, useState } from 'react';
import { AmountField } from '../../lib/amount-field.tsx';
import { amountProblem, type Bounds } from '../../lib/bounds.ts';
import { PinField } from '../../lib/pin-field.tsx';
import {
  isInStep,
  type PlaceProof,
  PlaceProofStep,
  usePlaceProof,
} from '../../lib/place-proof.tsx';
import { plainAmount } from '../../lib/plain-amount.ts';
import { useAct } from '../../lib/use-act.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import styles from './agents.module.css';
import { refreshTeam, sendTransfer, type Teammate } from './team.ts';
import { boundsOf } from './team-rules.ts';

type Props = { readonly terms: TeamTerms; readonly to: Teammate };

/** An amount for one person; whom it goes to and that it is final stand before the password. */
export function SendForm({ terms, to }: Props) {
  const { t, why } = useWords();
  const [typed, setTyped] = useState('');
  const [pin, setPin] = useState('');
  const [asked, setAsked] = useState(false);
  const step = usePlaceProof();
  const { busy, error, sent, send } = useSend(to, step);
  const bounds = boundsOf(terms);
  const amount = plainAmount(typed);
  const problem = amountProblem(amount, bounds);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    const lacks = step.lacks();
    if (problem || pin === '' || lacks) return focusFirstWrong(event.currentTarget);
    if (!(await send(amount, pin))) return;
    setTyped('');
    setPin('');
    setAsked(false);
    step.taken();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <AmountField
        bounds={bounds}
        typed={typed}
        error={asked && problem ? problemWords(t, problem, bounds) : undefined}
        onChange={setTyped}
      />
      <Facts facts={[{ name: t('team.goes-to'), value: to.name }]} />
      <Note>{t('team.final')}</Note>
      <PinField
        value={pin}
        error={asked && pin === '' ? t('app.required') : undefined}
        onChange={(event) => setPin(event.target.value)}
      />
      <div role="status">
        {sent && typed === '' && (
          <Note kind="good">
            {t('team.sent', { amount: moneyText(sent.amount), name: sent.with.name })}
          </Note>
        )}
      </div>
      <PlaceProofStep step={step} error={error} />
      {error !== null && !isInStep(error) && <Note kind="wrong">{why(error)}</Note>}
      <Button type="submit" kind="money" wide busy={busy}>
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

/** One transfer is made once, however often the line breaks under it. */
function useSend(to: Teammate, { shown, hear }: PlaceProof) {
  const attempt = useAttempt();
  const { busy, error, run } = useAct();
  const [sent, setSent] = useState<TeamTransfer | null>(null);
  const send = (amount: string, paymentPassword: string) =>
    run(async () => {
      try {
        const key = attempt.keyFor(`${to.id} ${amount}`);
        setSent(
          await sendTransfer({ to: to.id, amount, paymentPassword, ...(await shown()) }, key),
        );
        attempt.finish();
      } catch (thrown) {
        // What lacks a proof comes again. Any other no ends this one: the next try is a new one, on
        // what holds now.
        if (thrown instanceof RefusalError && !hear(thrown)) {
          attempt.finish();
          void refreshTeam();
        }
        throw thrown;
      }
    });
  return { busy, error, sent, send };
}

type Problem = NonNullable<ReturnType<typeof amountProblem>>;

function problemWords(t: Translate, problem: Problem, { minimum, maximum }: Bounds): string {
  if (problem === 'wrong') return t('app.amount-wrong');
  return problem === 'too-low'
    ? t('team.too-low', { minimum: moneyText(minimum) })
    : t('team.too-much', { maximum: moneyText(maximum) });
}
