import { LIMIT_PERIODS, limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { parseAmount } from '@nokshi/money';
import { Button, Chips, Field, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTrial } from '../../data/gate.ts';
import { queries } from '../../data/queries.ts';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { plainAmount } from '../../lib/plain-amount.ts';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import styles from './limits.module.css';
import { keepProtection } from './protection.ts';

type Place = 'home' | 'deposit';
type Prompt = 'welcome' | 'first-deposit' | 'review';

const keyOf = (place: Place) => ['mine', 'limit-prompt', place];

/** Asks for a deposit limit where it is time to, once for each reason; a no is remembered. RTS 12. */
export function LimitPrompt({ place }: { readonly place: Place }) {
  const isTrial = useTrial();
  const mayPlay = useSession(({ phase, member }) => phase === 'in' && member?.restriction === null);
  const { data } = useQuery({
    queryKey: keyOf(place),
    queryFn: () => call(limitsRoutes.prompt, { place }),
    enabled: mayPlay && !isTrial,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!mayPlay || !data?.prompt) return null;
  return <Question key={data.prompt} place={place} prompt={data.prompt} />;
}

function Question({ place, prompt }: { readonly place: Place; readonly prompt: Prompt }) {
  const { t, why } = useWords();
  const { open } = useAddress();
  const { busy, error, run } = useAct();
  const answer = async () => {
    await call(limitsRoutes.answerPrompt, { prompt });
    queries.setQueryData(keyOf(place), { prompt: null });
  };
  const look = () =>
    run(async () => {
      await answer();
      open({ mc: 'securityCenter', tab: 'limits' });
    });
  return (
    <section className={styles.prompt} aria-labelledby="limit-prompt">
      <h2 id="limit-prompt">{t(`prompt.${prompt}`)}</h2>
      <p>{t(prompt === 'review' ? 'prompt.review-words' : 'prompt.words')}</p>
      {prompt !== 'review' && <FirstLimit onSet={answer} />}
      {error !== null && <Note kind="wrong">{why(error)}</Note>}
      <div className={styles.buttons}>
        <Button small kind={prompt === 'review' ? 'main' : 'quiet'} onClick={() => void look()}>
          {t('prompt.look')}
        </Button>
        <Button small kind="quiet" busy={busy} onClick={() => void run(answer)}>
          {t('prompt.later')}
        </Button>
      </div>
    </section>
  );
}

/** A free amount for a day, a week or a month. */
function FirstLimit({ onSet }: { readonly onSet: () => Promise<void> }) {
  const { t, why } = useWords();
  const [period, setPeriod] = useState<(typeof LIMIT_PERIODS)[number]>('W');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const { busy, error, run } = useAct();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = plainAmount(typed);
    const isWrong = parseAmount(amount) === null;
    setWrong(isWrong);
    if (isWrong) return;
    void run(async () => {
      keepProtection(await call(limitsRoutes.setLimit, { kind: 'deposit', period, amount }));
      await onSet();
      tell(t('prompt.saved'));
    });
  };
  return (
    <form className={styles.change} noValidate onSubmit={submit}>
      <Chips
        label={t('prompt.period')}
        chips={LIMIT_PERIODS.map((id) => ({ id, label: t(`prompt.${id}`) }))}
        selected={period}
        onSelect={setPeriod}
      />
      <Field
        label={t('prompt.amount')}
        inputMode="decimal"
        autoComplete="off"
        before={<span aria-hidden="true">৳</span>}
        value={typed}
        error={wrong ? t('app.amount-wrong') : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      {error !== null && <Note kind="wrong">{why(error)}</Note>}
      <Button small type="submit" kind="main" busy={busy}>
        {t('prompt.set')}
      </Button>
    </form>
  );
}
