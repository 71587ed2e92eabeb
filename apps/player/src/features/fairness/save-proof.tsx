import { Button, Icon } from '@nokshi/ui';
import { VerifyScript } from '../../lib/verify-script.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './fairness.module.css';
import type { Proof } from './proofs.ts';

/** The proof as a file for the stand-alone script, which needs nothing of ours. */
export function SaveProof({ proof }: { readonly proof: Proof }) {
  const { t } = useWords();
  const name = `${proof.roundId}.json`;
  const save = () => {
    const { outcome: _shown, ...proven } = proof;
    const address = URL.createObjectURL(
      new Blob([JSON.stringify(proven, null, 2)], { type: 'application/json' }),
    );
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <div className={styles.save}>
      <Button onClick={save}>
        <Icon name="download" />
        {t('fairness.save')}
      </Button>
      <VerifyScript file={name} />
    </div>
  );
}
