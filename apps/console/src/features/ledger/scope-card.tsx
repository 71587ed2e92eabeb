import {
  consoleWalletRoutes,
  type Proof,
  type ProofScope,
} from '@nokshi/contract/console/wallet.ts';
import { Button, Figures, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { countText } from '../../lib/count-text.ts';
import desk from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './ledger.module.css';
import { agoText, checkText, resultText, tookText } from './proof-words.ts';
import { LEDGER_KEY, type LedgerPage } from './use-ledger.ts';

type Of = LedgerPage['scopes'][number];

/** One scope: its last proof with its figures, and the running one with its progress. */
export function ScopeCard({ of: { scope, last, ageSeconds, running } }: { readonly of: Of }) {
  const { t } = useWords();
  const mayVerify = useMay('wallet.verify');
  const { busy, error, run: verify } = useVerify(scope, last);
  return (
    <section className={`${desk.card} ${styles.scope}`} aria-busy={running !== null}>
      <div className={styles.top}>
        <h2>{t(`ledger.scope-${scope}`)}</h2>
        {mayVerify && (
          <Button small busy={busy || running !== null} onClick={() => void verify()}>
            {t(`ledger.verify-${scope}`)}
          </Button>
        )}
      </div>
      <p className={desk.quiet}>{t(`ledger.scope-${scope}-words`)}</p>
      <Refused error={error} />
      {running && <Running proof={running} />}
      {last ? <Last proof={last} ageSeconds={ageSeconds ?? 0} /> : <Note>{t('ledger.none')}</Note>}
    </section>
  );
}

/** Begins a proof, and says how it ended when it has. */
function useVerify(scope: ProofScope, last: Proof | null) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<string | null>(null);
  const verify = useAct(async () => {
    const { id } = await call(consoleWalletRoutes.verify, { scope });
    setAsked(id);
    await queries.invalidateQueries({ queryKey: LEDGER_KEY });
  });
  useEffect(() => {
    if (!last || last.id !== asked) return;
    const { entries, differences } = last;
    tell(t('ledger.verified', { entries, differences }), differences === 0 ? 'done' : 'wrong');
    setAsked(null);
  }, [last, asked, t]);
  return verify;
}

function Running({ proof }: { readonly proof: Proof }) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const mayVerify = useMay('wallet.verify');
  const cancel = useAct(
    async () => {
      await call(consoleWalletRoutes.cancel, { id: proof.id });
      await queries.invalidateQueries({ queryKey: LEDGER_KEY });
    },
    (refused) => tell(why(refused), 'wrong'),
  );
  const { step, steps, check } = proof.progress ?? { step: 0, steps: 1, check: null };
  return (
    <div className={styles.running}>
      <div className={styles.top}>
        <strong>{t('ledger.running', { step, steps, took: tookText(t, proof.tookMs) })}</strong>
        {mayVerify && (
          <Button small kind="quiet" busy={cancel.busy} onClick={() => void cancel.run()}>
            {t('ledger.cancel')}
          </Button>
        )}
      </div>
      <progress
        className={styles.thread}
        value={step}
        max={steps}
        aria-label={t(`ledger.scope-${proof.scope}`)}
      />
      <span className={desk.quiet}>
        {check ? checkText(t, check) : t('ledger.counting')}
        {proof.askedBy ? ` · ${t('ledger.asked-by', { by: proof.askedBy })}` : ''}
      </span>
    </div>
  );
}

function Last({ proof, ageSeconds }: { readonly proof: Proof; readonly ageSeconds: number }) {
  const { t } = useWords();
  const figures = [
    { name: t('ledger.entries'), value: countText(proof.entries) },
    { name: t('ledger.batches'), value: countText(proof.batches) },
    { name: t('ledger.accounts'), value: countText(proof.accounts) },
    { name: t('ledger.took'), value: tookText(t, proof.tookMs) },
    { name: t('ledger.differences'), value: countText(proof.differences) },
  ];
  return (
    <>
      <p className={styles.result}>
        <span className={`${desk.badge} ${proof.differences === 0 ? desk.good : desk.bad}`}>
          {resultText(t, proof)}
        </span>
        <span>{agoText(t, ageSeconds)}</span>
        <small className={desk.quiet}>
          {proof.finishedAt ? timeText(proof.finishedAt) : ''}
          {proof.askedBy ? ` · ${t('ledger.asked-by', { by: proof.askedBy })}` : ''}
        </small>
      </p>
      <Figures figures={figures} />
    </>
  );
}
