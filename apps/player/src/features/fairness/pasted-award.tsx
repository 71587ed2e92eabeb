import type { AwardProof } from '@nokshi/house-math/jackpot/award-proof.ts';
import { Loader } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import { AwardChecks } from '../../lib/award-checks.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './fairness.module.css';

/** An award of a jackpot that was saved with its list of entrants, drawn again here. */
export function PastedAward({ proof }: { readonly proof: AwardProof }) {
  const { t } = useWords();
  const { isSecureContext } = globalThis;
  const found = useQuery({
    queryKey: ['award-check', proof],
    queryFn: async () => {
      const { verifyAwardBrowser } = await import(
        '@nokshi/house-math/jackpot/verify-award-browser.ts'
      );
      return verifyAwardBrowser(proof);
    },
    enabled: isSecureContext,
  });
  if (isSecureContext && !found.data) return <Loader label={t('fairness.computing')} />;
  return (
    <div className={styles.page}>
      <AwardChecks verdict={found.data ?? null} />
    </div>
  );
}
