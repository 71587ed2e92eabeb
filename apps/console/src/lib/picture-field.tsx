import { consoleMediaRoutes, PICTURE_BYTES } from '@nokshi/contract/console/media.ts';
import { Button, Note } from '@nokshi/ui';
import { readBase64 } from '@nokshi/web/base64.ts';
import { smallerPicture } from '@nokshi/web/smaller-picture.ts';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useRef } from 'react';
import { useMay } from './session.ts';
import { Refused } from './form.ts';
import { useWords } from './words.ts';
import styles from './picture-field.module.css';

type Props = {
  readonly label: string;
  readonly optional: boolean;
  readonly url: string | null;
  readonly error: string | undefined;
  readonly onChange: (url: string | null) => void;
};

/** A picture chosen from this computer; the server encodes it again and names it. */
export function PictureField({ label, optional, url, error, onChange }: Props) {
  const { t } = useWords();
  const may = useMay('media.upload');
  const input = useRef<HTMLInputElement>(null);
  const upload = useAct(async (file: File) => {
    const sent = await smallerPicture(file, { bytes: PICTURE_BYTES, type: 'image/webp' });
    const base64 = await readBase64(sent, PICTURE_BYTES);
    const kept = await call(consoleMediaRoutes.upload, { base64 });
    onChange(kept.url);
  });
  return (
    <div className={styles.picture}>
      <span className={styles.label}>{label}</span>
      {url && <img src={url} alt="" />}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept="image/png,image/jpeg,image/webp,image/avif"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void upload.run(file);
          event.target.value = '';
        }}
      />
      {may && (
        <div className={styles.acts}>
          <Button small busy={upload.busy} onClick={() => input.current?.click()}>
            {t(url ? 'content.picture-other' : 'content.picture-choose')}
          </Button>
          {optional && url && (
            <Button small kind="quiet" onClick={() => onChange(null)}>
              {t('content.picture-none')}
            </Button>
          )}
        </div>
      )}
      <Refused error={upload.error} />
      {error && <Note kind="wrong">{error}</Note>}
    </div>
  );
}
