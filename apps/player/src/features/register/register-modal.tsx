import { Button, Dialog, EmptyState, ErrorState, Loader } from '@nokshi/ui';
import { useFlags, useStatus } from '../../data/queries.ts';
import { useAddress } from '../../lib/address.ts';
import type { ModalProps } from '../../lib/modal.ts';
import { useWords } from '../../lib/words.ts';
import { RegisterForm } from './register-form.tsx';

/** Opens an account by username, when the operator lets it (USERNAMEREG3). M-002, M-020, M-022. */
export default function RegisterModal({ onClose }: ModalProps) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <Dialog title={t('register.title')} closeLabel={t('app.close')} onClose={onClose}>
      <Content />
      <Button kind="quiet" onClick={() => change({ m: 'login' }, true)}>
        {t('register.to-login')}
      </Button>
    </Dialog>
  );
}

function Content() {
  const { t, why } = useWords();
  const flags = useFlags();
  const status = useStatus();
  if (flags.isError) {
    return (
      <ErrorState
        title={t('app.did-not-load')}
        words={why(flags.error)}
        retryLabel={t('app.try-again')}
        onRetry={() => void flags.refetch()}
      />
    );
  }
  if (!flags.data || !status.data) return <Loader label={t('app.loading')} />;
  if (flags.data.flags.USERNAMEREG3 === '0') {
    return (
      <EmptyState title={t('register.closed')} level={3}>
        <p>{t('register.closed-words')}</p>
      </EmptyState>
    );
  }
  const { register, brand } = status.data.info;
  return <RegisterForm rules={register} minimumAge={brand.minimumAge} />;
}
