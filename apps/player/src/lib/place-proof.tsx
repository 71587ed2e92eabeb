import { RESET_PROOFS, type ResetProof } from '@nokshi/contract/player/payment-password.ts';
import { RefusalError, refusedWith } from '@nokshi/web/refusal.ts';
import { useEffect, useRef, useState } from 'react';
import { isTyped, OlderProof } from './older-proof.tsx';
import styles from './place-proof.module.css';
import { shownProof } from './shown-proof.ts';
import { useWords } from './words.ts';

export type PlaceProof = ReturnType<typeof usePlaceProof>;

/** What the server asks for at a place it does not know well, once it has asked, and what is shown. */
export function usePlaceProof() {
  const [proofs, setProofs] = useState<readonly ResetProof[]>([]);
  const [chosen, setChosen] = useState<ResetProof>();
  const [code, setCode] = useState('');
  const [lacking, setLacking] = useState(false);
  const proof = proofs.find((each) => each === chosen) ?? proofs[0];
  return {
    proofs,
    proof,
    code,
    lacking,
    setCode,
    /** What was typed for one proof is not shown in the field of another. */
    choose(next: ResetProof): void {
      setChosen(next);
      setCode('');
      setLacking(false);
    },
    /** Whether a form that is sent now lacks the proof; from then on its field says so. */
    lacks(): boolean {
      const missing = isTyped(proof) && code.trim() === '';
      setLacking(missing);
      return missing;
    },
    shown: () => shownProof(proof, { proofCode: code }),
    /** It was taken: the form may be filled anew, and nothing is lacking. */
    taken(): void {
      setProofs([]);
      setCode('');
      setLacking(false);
    },
    /** Whether the same request is to be sent once more, with a proof or a better one. */
    hear(thrown: unknown): boolean {
      if (!(thrown instanceof RefusalError)) return false;
      if (refusedWith(thrown, 'identity.factor-needed'))
        setProofs(RESET_PROOFS.filter((each) => asked(thrown).includes(each)));
      else if (!isOfProof(thrown)) setProofs([]);
      return isOfProof(thrown);
    },
  };
}

const asked = ({ value }: RefusalError): readonly string[] => String(value.factors).split(' ');

const isAtCode = (error: unknown): boolean =>
  error instanceof RefusalError && error.field === 'proofCode';

const isOfProof = (refused: RefusalError): boolean =>
  isInStep(refused) || refusedWith(refused, 'identity.too-many-attempts');

/** The step says it itself. */
export const isInStep = (error: unknown): boolean =>
  isAtCode(error) || refusedWith(error, 'identity.factor-needed');

type Props = { readonly step: PlaceProof; readonly error: unknown };

/** The step in its place in the form, so that nothing typed is lost. */
export function PlaceProofStep({ step, error }: Props) {
  const { t, why } = useWords();
  const { proofs, proof, code, choose, setCode, lacking } = step;
  const top = useRef<HTMLElement>(null);
  const appeared = proof !== undefined;
  // It stands above the button that was pressed.
  useEffect(() => {
    if (appeared) top.current?.focus();
  }, [appeared]);
  if (proof === undefined) return null;
  const needed = lacking && code.trim() === '' ? t('app.required') : undefined;
  const wrong = isAtCode(error) ? why(error) : needed;
  return (
    <section ref={top} tabIndex={-1} className={styles.step} aria-labelledby="place-proof">
      <h4 id="place-proof">{t('withdraw.confirm-place')}</h4>
      <p>{t('withdraw.confirm-place-words')}</p>
      <OlderProof
        proof={proof}
        proofs={proofs}
        onChoose={choose}
        name="place"
        field={{ value: code, error: wrong, onChange: (event) => setCode(event.target.value) }}
        wrong={() => false}
      />
    </section>
  );
}
