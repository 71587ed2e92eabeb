import { MOST_PROOFS, PROOF_BYTES } from '@nokshi/contract/player/checkout.ts';
import { Button, Icon, tell } from '@nokshi/ui';
import { readBase64 } from '@nokshi/web/base64.ts';
import { smallerPicture } from '@nokshi/web/smaller-picture.ts';
import { useId, useRef, useState } from 'react';
import { Picture } from './picture.tsx';
import styles from './proofs-field.module.css';
import { useWords } from './words.ts';

type ProofPicture = { readonly base64: string; readonly type: string };

/** A chosen picture as it is sent. */
async function readProof(file: File): Promise<ProofPicture> {
  const picture = await smallerPicture(file, { bytes: PROOF_BYTES });
  return { base64: await readBase64(picture, PROOF_BYTES), type: picture.type };
}

type Props = {
  readonly label: string;
  readonly hint: string;
  /** Once the form was sent: what is wrong. */
  readonly error?: string | undefined;
  readonly proofs: Proofs;
};

export type Proofs = {
  readonly pictures: readonly ProofPicture[];
  /** The same as a call carries them. */
  readonly sent: string[];
  /** A chosen file is not read yet: sent now, the form would go without it. */
  readonly reading: boolean;
  add(files: readonly File[]): Promise<void>;
  drop(picture: ProofPicture): void;
};

/** The pictures of one form, three at most. */
export function useProofs(): Proofs {
  const [pictures, setPictures] = useState<readonly ProofPicture[]>([]);
  const [waiting, setWaiting] = useState(0);
  return {
    pictures,
    sent: pictures.map(({ base64 }) => base64),
    reading: waiting > 0,
    async add(files) {
      setWaiting((count) => count + 1);
      try {
        const read = await Promise.all(files.map(readProof));
        setPictures((before) => [...before, ...read].slice(0, MOST_PROOFS));
      } finally {
        setWaiting((count) => count - 1);
      }
    },
    drop: (picture) => setPictures((before) => before.filter((one) => one !== picture)),
  };
}

/** Up to three pictures, each of which can be taken away again. S-052, V-061 to V-063. */
export function ProofsField({ label, hint, error, proofs }: Props) {
  const { pictures, add, drop } = proofs;
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const choose = (files: readonly File[]) => {
    const free = MOST_PROOFS - pictures.length;
    if (files.length > free) tell(t('transfer.proofs-most', { most: MOST_PROOFS }), 'wrong');
    void add(files.slice(0, free));
  };
  return (
    <div className={styles.proofs}>
      <p>
        <strong>{label}</strong>
        <span className={styles.small}>{hint}</span>
        <span className={styles.small}>{t('transfer.proofs-kinds', { most: MOST_PROOFS })}</span>
      </p>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture, at) => (
            <li key={picture.base64.slice(-40)}>
              <Picture
                src={`data:${picture.type};base64,${picture.base64}`}
                alt={t('transfer.proof', { number: at + 1 })}
                className={styles.picture}
              />
              <Button small onClick={() => drop(picture)}>
                {t('transfer.proof-away', { number: at + 1 })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={label}
        accept="image/png,image/jpeg"
        onChange={({ target }) => {
          choose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {pictures.length < MOST_PROOFS && (
        <Button
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onClick={() => input.current?.click()}
        >
          <Icon name="plus" size={18} />
          {t('transfer.proof-choose')}
        </Button>
      )}
      {error && (
        <p id={id} className={styles.wrong} role="alert">
          <Icon name="alert" size={16} /> {error}
        </p>
      )}
    </div>
  );
}
