import { Dialog } from '@nokshi/ui';
import { useState } from 'react';
import styles from './small-picture.module.css';
import { useWords } from './words.ts';

type Props = {
  /** Of WebP, as the server drew it. */
  readonly base64: string;
  readonly title: string;
  readonly alt: string;
};

/** A picture somebody sent; whole when it is pressed. */
export function SmallPicture({ base64, title, alt }: Props) {
  const { t } = useWords();
  const [whole, setWhole] = useState(false);
  const source = `data:image/webp;base64,${base64}`;
  return (
    <>
      <button type="button" className={styles.picture} onClick={() => setWhole(true)}>
        <img src={source} alt={alt} />
      </button>
      {whole && (
        <Dialog
          title={title}
          size="full"
          closeLabel={t('app.close')}
          backdropCloses
          onClose={() => setWhole(false)}
        >
          <div className={styles.whole}>
            <img src={source} alt={alt} />
          </div>
        </Dialog>
      )}
    </>
  );
}
