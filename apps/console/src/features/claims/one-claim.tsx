import { consoleClaimRoutes as routes } from '@nokshi/contract/console/claims.ts';
import { Button, Facts, MoneyText, moneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useMay } from '../../lib/session.ts';
import { SmallPicture } from '../../lib/small-picture.tsx';
import { useIsProposed, WaitingProposals } from '../../lib/waiting-proposals.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import { AboutClaim, ToldOf } from './beside-claim.tsx';
import { type ClaimAct, ClaimDialog } from './claim-dialog.tsx';
import { ClaimBadge } from './claim-state.tsx';
import type { OneClaim } from './claim.ts';

/** One claim with its pictures, what it is about beside it, and the answers there are. */
export function OneClaimPage({ id }: { readonly id: string }) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const queue = search.get('queue');
  const query = useQuery({
    queryKey: ['till', 'claim', id],
    queryFn: () => call(routes.one, { id }),
  });
  return (
    <>
      <p className={styles.apart}>
        <Link href={`/claims${queue ? `?queue=${queue}` : ''}`}>{t('claims.back')}</Link>
      </p>
      <QueryView query={query} height="420px">
        {(found) => <Whole found={found} />}
      </QueryView>
    </>
  );
}

/** What is proposed already is decided in its card, not asked for again. */
const PROPOSED = {
  credit: 'cashier.credit-claim',
  'answer-complaint': 'cashier.answer-complaint',
} as const;

function Whole({ found }: { readonly found: OneClaim }) {
  const { t } = useWords();
  const may = useMay('cashier.act');
  // As it was when the dialog opened: what others do meanwhile changes no sentence that is read.
  const [open, setOpen] = useState<{ act: ClaimAct; found: OneClaim } | null>(null);
  const { claim, proofs } = found;
  const isProposed = useIsProposed(claim.id);
  const give = claim.kind === 'deposit' ? 'credit' : 'answer-complaint';
  const acts: readonly ClaimAct[] = isProposed(PROPOSED[give]) ? ['refuse'] : [give, 'refuse'];
  return (
    <>
      <div className={styles.head}>
        <div className={styles.tools}>
          <h1>{t(`claims.of-${claim.kind}`, { amount: moneyText(claim.asked) })}</h1>
          <ClaimBadge state={claim.state} />
          <Link href={`/members/${claim.memberId}`}>{claim.username}</Link>
        </div>
        {may && claim.state === 'OPEN' && (
          <div className={styles.tools}>
            {acts.map((act) => (
              <Button
                key={act}
                kind={act === 'refuse' ? 'danger' : 'main'}
                disabled={act === 'credit' && found.byLine && found.lines.length === 0}
                onClick={() => setOpen({ act, found })}
              >
                {t(`claims.${act}`)}
              </Button>
            ))}
          </div>
        )}
      </div>
      <WaitingProposals object={claim.id} />
      <div className={`${styles.cards} ${styles.apart}`}>
        <section className={`${styles.card} ${styles.stack}`} aria-labelledby="claimed">
          <h2 id="claimed">{t('claims.claimed')}</h2>
          <Facts facts={factsOf(t, found)} />
          <div className={styles.tools}>
            {proofs.map((base64, at) => (
              <SmallPicture
                key={base64.slice(-40)}
                base64={base64}
                title={t('claims.picture', { number: at + 1 })}
                alt={t('claims.picture', { number: at + 1 })}
              />
            ))}
          </div>
        </section>
        <AboutClaim found={found} />
      </div>
      <ToldOf found={found} />
      {open && <ClaimDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

const factsOf = (t: Translate, { claim }: OneClaim) => [
  { name: t('claims.filed'), value: timeText(claim.filedAt) },
  { name: t('claims.answer-by'), value: timeText(claim.answerBy) },
  { name: t('deposits.reference'), value: <span className={styles.mono}>{claim.reference}</span> },
  { name: t('claims.words'), value: <span className={styles.words}>{claim.words}</span> },
  ...(claim.answer === null
    ? []
    : [{ name: t('claims.answer'), value: <span className={styles.words}>{claim.answer}</span> }]),
  ...(claim.amount === null
    ? []
    : [{ name: t('deposits.credited'), value: <MoneyText amount={claim.amount} /> }]),
  ...(claim.answeredBy === null
    ? []
    : [{ name: t('claims.answered-by'), value: claim.answeredBy }]),
];
