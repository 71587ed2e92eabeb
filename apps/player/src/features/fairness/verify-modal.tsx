import { Dialog, EmptyState, Facts, MoneyText } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useAddress } from '../../lib/address.ts';
import type { ModalProps } from '../../lib/modal.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './fairness.module.css';
import { FindingView } from './finding-view.tsx';
import { type Proof, useProof } from './proofs.ts';
import { RotateForm } from './rotate-form.tsx';
import { SaveProof } from './save-proof.tsx';

/** "Check this round": what was promised before it, and what comes out when it is redone here. */
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
  const { t } = useWords();
  return (
    <QueryView query={useProof(roundId)}>
      {(proof) => (
        <div className={styles.page}>
          <Promised proof={proof} />
          {proof.serverSeed === null ? (
            <>
              <p>{t('fairness.sealed')}</p>
              <RotateForm />
            </>
          ) : (
            <FindingView proof={{ ...proof, serverSeed: proof.serverSeed }} />
          )}
          <SaveProof proof={proof} />
        </div>
      )}
    </QueryView>
  );
}

function Promised({ proof }: { readonly proof: Proof }) {
  const { t } = useWords();
  return (
    <Facts
      facts={[
        { name: t('fairness.played'), value: timeText(proof.playedAt) },
        { name: t('fairness.stake'), value: <MoneyText amount={proof.stake} /> },
        { name: t('fairness.paid'), value: <MoneyText amount={proof.payout} /> },
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
