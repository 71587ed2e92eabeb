import type { AwardProof } from '@nokshi/house-math/jackpot/award-proof.ts';
import { Loader } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import { AwardChecks } from '../../lib/award-checks.tsx';
import { QueryView } from '../../lib/query-view.tsx';
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
  const shown = (verdict: Parameters<typeof AwardChecks>[0]['verdict']) => (
    <div className={styles.page}>
      <AwardChecks verdict={verdict} />
    </div>
  );
  if (!isSecureContext) return shown(null);
  if (found.isPending) return <Loader label={t('fairness.computing')} />;
  return <QueryView query={found}>{shown}</QueryView>;
}
