import { Dialog, EmptyState, Facts } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useAddress } from '../../lib/address.ts';
import type { ModalProps } from '../../lib/modal.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { Checks } from './checks.tsx';
import styles from './fairness.module.css';
import { useFinding } from './finding.ts';
import { type Proof, useProof } from './proofs.ts';
import { RotateForm } from './rotate-form.tsx';
import { SaveProof } from './save-proof.tsx';
import { ShownRound } from './shown-round.tsx';
import { Sealed, Technical, Verdict } from './verdict.tsx';

/** "Check this round": the round as it was played, whether it agrees with its seed, and how to see that oneself. */
export default function VerifyModal({ onClose }: ModalProps) {
  const { t } = useWords();
  const { params } = useAddress();
  const roundId = params.get('round');
  return (
    <Dialog title={t('fairness.title')} closeLabel={t('app.close')} onClose={onClose}>
      {roundId ? (
        <Round roundId={roundId} />
      ) : (
        <EmptyState title={t('fairness.no-round')} level={3} />
      )}
    </Dialog>
  );
}

function Round({ roundId }: { readonly roundId: string }) {
  return <QueryView query={useProof(roundId)}>{(proof) => <Checked proof={proof} />}</QueryView>;
}

function Checked({ proof }: { readonly proof: Proof }) {
  const finding = useFinding(proof);
  const sealed = proof.serverSeed === null;
  const { outcome: _shown, ...proven } = proof;
  return (
    <div className={styles.page}>
      <ShownRound proof={proof} />
      {sealed ? <Sealed /> : <Verdict finding={finding} />}
      <Technical>
        {finding.data && <Checks finding={finding.data} />}
        <Promised proof={proof} />
        {sealed && <RotateForm />}
        <SaveProof name={proof.roundId} proof={proven} />
      </Technical>
    </div>
  );
}

function Promised({ proof }: { readonly proof: Proof }) {
  const { t } = useWords();
  return (
    <Facts
      facts={[
        { name: t('fairness.played'), value: timeText(proof.playedAt) },
        { name: t('fairness.commitment'), value: <code>{proof.commitment}</code> },
        { name: t('fairness.client-seed-name'), value: <code>{proof.clientSeed}</code> },
        { name: t('fairness.nonce'), value: proof.nonce },
        ...(proof.serverSeed
          ? [{ name: t('fairness.server-seed'), value: <code>{proof.serverSeed}</code> }]
          : []),
      ]}
    />
  );
}
