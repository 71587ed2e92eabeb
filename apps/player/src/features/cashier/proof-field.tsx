import { Button, Icon } from '@nokshi/ui';
import { useId, useRef } from 'react';
import { Picture } from '../../lib/picture.tsx';
import { useWords } from '../../lib/words.ts';
import cashier from './cashier.module.css';
import { type ProofPicture, readProof } from './proof-picture.ts';
import styles from './withdraw.module.css';

type Props = {
  readonly picture: ProofPicture | null;
  readonly error: string | undefined;
  readonly onChoose: (picture: ProofPicture) => void;
};

/** A picture of the member's account, which shows what came in and what did not. S-052. */
export function ProofField({ picture, error, onChoose }: Props) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className={styles.proof}>
      <p>
        <strong>{t('withdraw.proof')}</strong>
        <span className={cashier.small}>{t('withdraw.proof-hint')}</span>
      </p>
      {picture && (
        <Picture
          src={`data:${picture.type};base64,${picture.base64}`}
          alt={t('withdraw.proof')}
          className={styles.picture}
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('withdraw.proof')}
        accept="image/png,image/jpeg,image/webp,image/avif"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void readProof(file).then(onChoose);
          target.value = '';
        }}
      />
      <Button
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onClick={() => input.current?.click()}
      >
        <Icon name="plus" size={18} />
        {t(picture ? 'withdraw.proof-other' : 'withdraw.proof-choose')}
      </Button>
      {error && (
        <p id={id} className={styles.wrong} role="alert">
          <Icon name="alert" size={16} /> {error}
        </p>
      )}
    </div>
  );
}
