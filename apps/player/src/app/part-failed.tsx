import { Dialog, ErrorState } from '@nokshi/ui';
import { useWords } from '../lib/words.ts';

/** Shown when a part's code did not load; reloading the page fetches it again. */
export function PartFailed({ onClose }: { readonly onClose?: () => void }) {
  const { t } = useWords();
  const words = (
    <ErrorState
      title={t('app.did-not-load')}
      words={t('app.line-broken')}
      retryLabel={t('app.try-again')}
      onRetry={() => location.reload()}
    />
  );
  if (!onClose) return words;
  return (
    <Dialog title={t('app.did-not-load')} titleHidden closeLabel={t('app.close')} onClose={onClose}>
      {words}
    </Dialog>
  );
}
