import type { OwnerShown } from '@nokshi/contract/player/contacts.ts';
import type { Security } from '@nokshi/contract/player/security.ts';
import { Button } from '@nokshi/ui';
import { useState } from 'react';
import { isTyped, OlderProof } from '../../lib/older-proof.tsx';
import { shownProof } from '../../lib/shown-proof.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { CurrentPassword } from './current-password.tsx';
import { NoProof } from './no-proof.tsx';
import styles from './security.module.css';

/** What the account has to show; one of them is asked for where there is any. */
export type Proofs = Pick<Security, 'proofs' | 'proofNeeded'>;

type Props = {
  readonly label: string;
  readonly kind?: 'main' | 'plain' | 'danger';
  readonly small?: boolean;
  /** Says what will happen, above the password. */
  readonly words?: string;
  /** What the button is about, where its label alone does not say. */
  readonly what?: string;
  /** Where the password alone is not enough. */
  readonly owner?: Proofs;
  readonly act: (shown: OwnerShown) => Promise<unknown>;
};

/** A button that asks for the password once more before it acts, and for what else shows the owner. */
export function WithPassword(props: Props) {
  const { label, kind = 'plain', small = false, what, owner } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!open)
    return (
      <Button kind={kind} small={small} onClick={() => setOpen(true)}>
        {label}
        {what && <span className="visually-hidden">: {what}</span>}
      </Button>
    );
  if (owner?.proofNeeded && owner.proofs.length === 0) return <NoProof onCancel={close} />;
  return <Confirm {...props} onClose={close} />;
}

function Confirm(props: Props & { readonly onClose: () => void }) {
  const { label, kind = 'plain', words, owner, act, onClose } = props;
  const { t } = useWords();
  const [proof, setProof] = useState(owner?.proofs[0]);
  const form = useForm({
    start: { password: '', proofCode: '' },
    optional: isTyped(proof) ? [] : ['proofCode'],
    async send({ password, proofCode }) {
      await act({ password, ...(await shownProof(proof, { proofCode })) });
      onClose();
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {words && <p>{words}</p>}
      <Refused error={form.refused} />
      <CurrentPassword {...form.field('password')} label={t('security.oldPassword')} />
      {owner && proof && (
        <OlderProof
          proof={proof}
          proofs={owner.proofs}
          onChoose={setProof}
          name={`owner-${label}`}
          field={form.field('proofCode')}
          wrong={form.wrong}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" kind={kind} busy={form.busy}>
          {label}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
