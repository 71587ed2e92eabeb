import { Facts, Note } from '@nokshi/ui';
import { useState } from 'react';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './fairness.module.css';
import { useSeed } from './proofs.ts';
import { RotateForm } from './rotate-form.tsx';

/** The seed that the member's next rounds are played with, and how to have it revealed. */
export default function Seed() {
  const { t } = useWords();
  const seed = useSeed();
  const [revealed, setRevealed] = useState<string | null>(null);
  return (
    <QueryView query={seed}>
      {(data) => (
        <div className={styles.page}>
          <p>{t('fairness.how')}</p>
          <Facts
            facts={[
              { name: t('fairness.commitment'), value: <code>{data.commitment}</code> },
              { name: t('fairness.client-seed-name'), value: <code>{data.clientSeed}</code> },
              { name: t('fairness.next-nonce'), value: data.nextNonce },
              { name: t('fairness.next-commitment'), value: <code>{data.nextCommitment}</code> },
            ]}
          />
          {revealed && (
            <Note kind="good">
              {t('fairness.revealed')} <code>{revealed}</code>
            </Note>
          )}
          <RotateForm onRevealed={setRevealed} />
        </div>
      )}
    </QueryView>
  );
}
