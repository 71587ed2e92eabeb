import { RESET_PROOFS, type ResetProof } from '@nokshi/contract/player/payment-password.ts';
import { type RefusalError, refusedWith } from '@nokshi/web/refusal.ts';
import { useEffect, useRef, useState } from 'react';
import { isTyped, OlderProof } from '../../lib/older-proof.tsx';
import { shownProof } from '../../lib/shown-proof.ts';
import { useWords } from '../../lib/words.ts';
import own from './withdraw.module.css';

export type PlaceProof = ReturnType<typeof usePlaceProof>;

/** What the server asks for at a place it does not know well, once it has asked, and what is shown. */
export function usePlaceProof() {
  const [proofs, setProofs] = useState<readonly ResetProof[]>([]);
  const [chosen, choose] = useState<ResetProof>();
  const [code, setCode] = useState('');
  const proof = proofs.find((each) => each === chosen) ?? proofs[0];
  return {
    proofs,
    proof,
    code,
    choose,
    setCode,
    missing: isTyped(proof) && code.trim() === '',
    shown: () => shownProof(proof, { proofCode: code }),
    /** Whether the same request is to be sent once more, with a proof or a better one. */
    hear(refused: RefusalError): boolean {
      if (refusedWith(refused, 'cashier.factor-needed'))
        setProofs(RESET_PROOFS.filter((each) => asked(refused).includes(each)));
      else if (!isOfProof(refused)) setProofs([]);
      return isOfProof(refused);
    },
  };
}

const asked = ({ value }: RefusalError): readonly string[] => String(value.factors).split(' ');

const isOfProof = (refused: RefusalError): boolean =>
  refused.field === 'proofCode' ||
  refusedWith(refused, 'cashier.factor-needed', 'identity.too-many-attempts');

/** The step in its place in the form, so that nothing typed is lost. */
export function PlaceProofStep({ step, error }: { step: PlaceProof; error: string | undefined }) {
  const { t } = useWords();
  const { proofs, proof, code, choose, setCode } = step;
  const top = useRef<HTMLElement>(null);
  const appeared = proof !== undefined;
  // It stands above the button that was pressed.
  useEffect(() => {
    if (appeared) top.current?.focus();
  }, [appeared]);
  if (proof === undefined) return null;
  return (
    <section ref={top} tabIndex={-1} className={own.question} aria-labelledby="place-proof">
      <h4 id="place-proof">{t('withdraw.confirm-place')}</h4>
      <p>{t('withdraw.confirm-place-words')}</p>
      <OlderProof
        proof={proof}
        proofs={proofs}
        onChoose={choose}
        name="withdraw"
        field={{ value: code, error, onChange: (event) => setCode(event.target.value) }}
        wrong={() => false}
      />
    </section>
  );
}
