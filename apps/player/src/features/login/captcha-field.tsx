import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { Button, Field, Icon } from '@nokshi/ui';
import { useEffect, useState } from 'react';
import { call } from '@nokshi/web/call.ts';
import { LineError, RefusalError } from '@nokshi/web/refusal.ts';
import { useWords } from '../../lib/words.ts';
import styles from './login.module.css';

/** One new image a second at most. Checklist V-048. */
const REST_MS = 1_100;

export type Captcha = {
  readonly shown: boolean;
  readonly text: string;
  readonly image: string | null;
  readonly resting: boolean;
  readonly write: (text: string) => void;
  /** Shows the field, or a new image when it is shown already. */
  readonly show: () => void;
};

export function useCaptcha(wanted: boolean): Captcha {
  const [number, setNumber] = useState(wanted ? 1 : 0);
  const [text, write] = useState('');
  const [image, setImage] = useState<string | null>(null);
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (number === 0) return;
    let gone = false;
    setResting(true);
    const timer = setTimeout(() => setResting(false), REST_MS);
    call(identityRoutes.captcha, {})
      .then((base64) => !gone && setImage(base64))
      .catch((error: unknown) => {
        if (!(error instanceof RefusalError) && !(error instanceof LineError)) throw error;
        setImage(null);
      });
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [number]);
  const show = () => {
    write('');
    setNumber((n) => n + 1);
  };
  return { shown: number > 0, text, image, resting, write, show };
}

const pngAddress = (base64: string): string =>
  base64.startsWith('data:') ? base64 : `data:image/png;base64,${base64}`;

type Props = { readonly captcha: Captcha; readonly error: string | undefined };

export function CaptchaField({ captcha, error }: Props) {
  const { t } = useWords();
  return (
    <div className={styles.captcha}>
      <div className={styles.picture}>
        {captcha.image ? (
          <img src={pngAddress(captcha.image)} alt={t('login.captcha-image')} height={56} />
        ) : (
          <span aria-hidden="true">…</span>
        )}
        <Button small disabled={captcha.resting} onClick={captcha.show}>
          <Icon name="refresh" size={18} />
          {t('login.captcha-new')}
        </Button>
      </div>
      <Field
        label={t('login.captcha')}
        hint={t('login.captcha-hint')}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={16}
        value={captcha.text}
        error={error}
        onChange={(event) => captcha.write(event.target.value)}
      />
    </div>
  );
}
