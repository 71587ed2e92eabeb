import { MOST_PROOFS, PROOF_BYTES } from '@nokshi/contract/player/checkout.ts';
import { readBase64 } from '@nokshi/web/base64.ts';
import { Button, Icon } from '@nokshi/ui';
import { useRef } from 'react';
import { Picture } from '../../lib/picture.tsx';
import { useWords } from '../../lib/words.ts';
import cashier from './cashier.module.css';
import type { ProofPicture } from './proof-picture.ts';
import own from './transfer-proof.module.css';

type Props = {
  readonly pictures: readonly ProofPicture[];
  readonly onChange: (pictures: readonly ProofPicture[]) => void;
};

/** Up to three pictures of a payment, each of which can be taken away again. V-061 to V-063. */
export function ProofsField({ pictures, onChange }: Props) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const add = async (files: readonly File[]) => {
    const read = files.slice(0, MOST_PROOFS - pictures.length).map(async (file) => ({
      base64: await readBase64(file, PROOF_BYTES),
      type: file.type,
    }));
    onChange([...pictures, ...(await Promise.all(read))]);
  };
  return (
    <div className={own.proofs}>
      <p>
        <strong>{t('transfer.proofs')}</strong>
        <span className={cashier.small}>{t('transfer.proofs-hint', { most: MOST_PROOFS })}</span>
      </p>
      {pictures.length > 0 && (
        <ul className={own.pictures}>
          {pictures.map((picture, at) => (
            <li key={picture.base64.slice(-40)}>
              <Picture
                src={`data:${picture.type};base64,${picture.base64}`}
                alt={t('transfer.proof', { number: at + 1 })}
                className={own.picture}
              />
              <Button small onClick={() => onChange(pictures.filter((one) => one !== picture))}>
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
        aria-label={t('transfer.proofs')}
        accept="image/png,image/jpeg"
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {pictures.length < MOST_PROOFS && (
        <Button onClick={() => input.current?.click()}>
          <Icon name="plus" size={18} />
          {t('transfer.proof-choose')}
        </Button>
      )}
    </div>
  );
}
