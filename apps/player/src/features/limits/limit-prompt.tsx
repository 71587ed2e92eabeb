import { limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { Button, classes } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTrial } from '../../data/gate.ts';
import { queries } from '../../data/queries.ts';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { FirstLimit } from './first-limit.tsx';
import styles from './limits.module.css';

type Place = 'home' | 'deposit';
type Prompt = 'first-deposit' | 'review';

const keyOf = (place: Place) => ['mine', 'limit-prompt', place];

/**
 * Asks for a deposit limit before the first deposit, unless the welcome already did, and for a look
 * at the limits from time to time; a no is remembered. RTS 12.
 */
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
  const { t } = useWords();
  const { open } = useAddress();
  // Above the form of a deposit it is a line, until somebody wants it.
  const [folded, setFolded] = useState(place === 'deposit' && prompt !== 'review');
  // On the page of deposits it is below the name of the page.
  const Heading = place === 'deposit' ? 'h4' : 'h2';
  const answer = async () => {
    await call(limitsRoutes.answerPrompt, { prompt });
    queries.setQueryData(keyOf(place), { prompt: null });
  };
  const { busy, error, run } = useAct(async (next: 'look' | 'later') => {
    await answer();
    if (next === 'look') open({ mc: 'securityCenter', tab: 'limits' });
  });
  return (
    <section
      className={classes(styles.prompt, folded && styles.folded)}
      aria-labelledby="limit-prompt"
    >
      <Heading id="limit-prompt">{t(`prompt.${prompt}`)}</Heading>
      {!folded && <p>{t(prompt === 'review' ? 'prompt.review-words' : 'prompt.words')}</p>}
      {!folded && prompt !== 'review' && <FirstLimit onSet={answer} />}
      <Refused error={error} />
      <div className={styles.buttons}>
        {folded ? (
          <Button small onClick={() => setFolded(false)}>
            {t('prompt.open')}
          </Button>
        ) : (
          <Button
            small
            kind={prompt === 'review' ? 'main' : 'quiet'}
            onClick={() => void run('look')}
          >
            {t('prompt.look')}
          </Button>
        )}
        <Button small kind="quiet" busy={busy} onClick={() => void run('later')}>
          {t('prompt.later')}
        </Button>
      </div>
    </section>
  );
}
