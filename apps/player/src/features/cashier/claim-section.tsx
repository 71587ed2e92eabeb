import { type Claim, claimsRoutes } from '@nokshi/contract/player/claims.ts';
import { Button, Facts, Icon, MoneyText, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { ClaimForm } from './claim-form.tsx';
import own from './transfer-proof.module.css';

type Props = {
  /** The deposit or withdrawal, and the key under which its page asks for it. */
  readonly about: string;
  readonly kind: Claim['kind'];
  readonly parent: readonly string[];
};

/** "I paid and it did not come": what was claimed, what was answered, and the way to claim. */
export function ClaimSection({ about, kind, parent }: Props) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const key = [...parent, about, 'claims'];
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => call(claimsRoutes.about, { about }),
  });
  if (!data || (!data.mayFile && data.claims.length === 0)) return null;
  return (
    <section className={own.claims} aria-labelledby="claims">
      <h4 id="claims">{t(`claim.title-${kind}`)}</h4>
      {data.claims.map((claim) => (
        <Answered key={claim.id} claim={claim} />
      ))}
      {data.mayFile && !open && (
        <Button onClick={() => setOpen(true)}>
          <Icon name="alert" size={18} />
          {t(`claim.file-${kind}`)}
        </Button>
      )}
      {data.mayFile && open && (
        <ClaimForm {...{ about, kind }} hours={data.answerHours} queryKey={key} />
      )}
    </section>
  );
}

const KINDS = { OPEN: 'info', CREDITED: 'good', SETTLED: 'good', REFUSED: 'wrong' } as const;

function Answered({ claim }: { readonly claim: Claim }) {
  const { t } = useWords();
  const { state, reference, filedAt, answerBy, answer, amount, words } = claim;
  return (
    <div className={own.step}>
      <Note kind={KINDS[state]}>
        {t(`claim.now-${state}`, { at: timeText(answerBy) })}
        {answer && <p className={own.words}>{answer}</p>}
      </Note>
      <Facts
        facts={[
          { name: t('claim.filed'), value: timeText(filedAt) },
          { name: t('claim.reference'), value: reference },
          ...(amount === null
            ? []
            : [{ name: t('claim.amount'), value: <MoneyText amount={amount} /> }]),
        ]}
      />
      <div className={own.said}>
        <span className={styles.small}>{t('claim.words')}</span>
        <p className={own.words}>{words}</p>
      </div>
    </div>
  );
}
