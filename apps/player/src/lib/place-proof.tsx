import { RESET_PROOFS, type ResetProof } from '@nokshi/contract/player/payment-password.ts';
import { RefusalError, refusedWith } from '@nokshi/web/refusal.ts';
import { useEffect, useRef, useState } from 'react';
import { isTyped, OlderProof, type ProofField } from './older-proof.tsx';
import styles from './place-proof.module.css';
import { shownProof } from './shown-proof.ts';
import { useWords } from './words.ts';

export type PlaceProof = ReturnType<typeof usePlaceProof>;

/** What the server asks for at a place it does not know well, once it has asked, and what is shown. */
export function usePlaceProof() {
  const [proofs, setProofs] = useState<readonly ResetProof[]>([]);
  const [chosen, choose] = useState<ResetProof>();
  const proof = proofs.find((each) => each === chosen) ?? proofs[0];
  return {
    proofs,
    proof,
    choose,
    /** The fields of the form that may stay empty: a passkey signs, every other proof is typed. */
    optional: isTyped(proof) ? [] : (['proofCode'] as const),
    shown: (proofCode: string) => shownProof(proof, { proofCode }),
    /** It was accepted: the form may be filled in again. */
    taken: (): void => setProofs([]),
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

const isOfProof = (refused: RefusalError): boolean =>
  refused.field === 'proofCode' ||
  refusedWith(refused, 'identity.factor-needed', 'identity.too-many-attempts');

/** What was refused but that a proof is needed: the step says that itself. */
export const besideStep = (refused: Error | null): Error | null =>
  refusedWith(refused, 'identity.factor-needed') ? null : refused;

type Props = {
  readonly step: PlaceProof;
  /** Of the form that the step is in. */
  readonly form: {
    field(name: 'proofCode'): ProofField;
    set(name: 'proofCode', code: string): void;
  };
};

/** The step in its place in the form, so that nothing typed is lost. */
export function PlaceProofStep({ step, form }: Props) {
  const { t } = useWords();
  const { proofs, proof } = step;
  const top = useRef<HTMLElement>(null);
  const appeared = proof !== undefined;
  // It stands above the button that was pressed.
  useEffect(() => {
    if (appeared) top.current?.focus();
  }, [appeared]);
  if (proof === undefined) return null;
  /** What was typed for one proof is not shown in the field of another. */
  const choose = (next: ResetProof) => {
    step.choose(next);
    form.set('proofCode', '');
  };
  return (
    <section ref={top} tabIndex={-1} className={styles.step} aria-labelledby="place-proof">
      <h4 id="place-proof">{t('withdraw.confirm-place')}</h4>
      <p>{t('withdraw.confirm-place-words')}</p>
      <OlderProof
        proof={proof}
        proofs={proofs}
        onChoose={choose}
        name="place"
        field={form.field('proofCode')}
        wrong={() => false}
      />
    </section>
  );
}
