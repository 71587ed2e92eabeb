import { Button, Dialog, Field, tell } from '@nokshi/ui';
import QrCode from '@nokshi/ui/qr-code.tsx';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import type { Affiliate } from './affiliate.ts';

type Props = { readonly affiliate: Affiliate; readonly onClose: () => void };

/** The link of a code: to copy, or to scan. */
export function LinkDialog({ affiliate: { code, link }, onClose }: Props) {
  const { t } = useWords();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => tell(t('affiliates.link-copied')),
      () => tell(t('affiliates.link-not-copied'), 'wrong'),
    );
  return (
    <Dialog
      title={t('affiliates.link-title', { code })}
      closeLabel={t('app.close')}
      size="small"
      onClose={onClose}
    >
      <div className={styles.stack}>
        <p>{t('affiliates.link-words')}</p>
        <QrCode text={link} label={t('affiliates.link-qr', { code })} />
        <Field
          label={t('affiliates.link')}
          readOnly
          value={link}
          data-autofocus
          onFocus={(event) => event.target.select()}
        />
        <Button kind="main" onClick={() => void copy()}>
          {t('affiliates.link-copy')}
        </Button>
      </div>
    </Dialog>
  );
}
