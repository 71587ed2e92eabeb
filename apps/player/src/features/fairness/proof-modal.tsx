import { Dialog, EmptyState } from '@nokshi/ui';
import { useAddress } from '../../lib/address.ts';
import type { ModalProps } from '../../lib/modal.ts';
import { useWords } from '../../lib/words.ts';
import { AskedProofView, proofIn } from './asked-proof.tsx';

/** "Check this round" of a table, the kite or an instant game: `?m=proof&of=table&round=wgr_…`. */
export default function ProofModal({ onClose }: ModalProps) {
  const { t } = useWords();
  const asked = proofIn(useAddress().params);
  return (
    <Dialog title={t('fairness.title')} closeLabel={t('app.close')} onClose={onClose}>
      {asked ? (
        <AskedProofView asked={asked} />
      ) : (
        <EmptyState title={t('fairness.no-round')} level={3} />
      )}
    </Dialog>
  );
}
