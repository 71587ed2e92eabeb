import type { RoundProof } from '@nokshi/house-math/verify/round-proof.ts';
import { Note } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';
import { Checks } from './checks.tsx';
import styles from './fairness.module.css';
import { useFinding } from './finding.ts';
import type { Proof } from './proofs.ts';
import { ShownRound } from './shown-round.tsx';
import { Verdict } from './verdict.tsx';

/** A round that was saved: it is computed from its seeds, and shown as it was computed. */
export function PastedRound({ saved }: { readonly saved: RoundProof }) {
  const { t } = useWords();
  const proof: Proof = { ...MISSING, ...saved, outcome: null } as Proof;
  const finding = useFinding(proof);
  return (
    <div className={styles.page}>
      {finding.data && <ShownRound proof={{ ...proof, outcome: finding.data.outcome }} />}
      {saved.serverSeed === null ? (
        <Note>{t('fairness.sealed')}</Note>
      ) : (
        <Verdict finding={finding} />
      )}
      {finding.data && <Checks finding={finding.data} />}
    </div>
  );
}

/** What a saved round may leave out. */
const MISSING = { roundId: '', rulesHash: null, jackpot: null, playedAt: '' };
