import { Button, Dialog, EmptyState, ErrorState, Loader, Tabs } from '@nokshi/ui';
import { useState } from 'react';
import { useFlags, useStatus } from '../../data/queries.ts';
import { useAddress } from '../../lib/address.ts';
import type { ModalProps } from '../../lib/modal.ts';
import { useWords } from '../../lib/words.ts';
import styles from './register.module.css';
import { RegisterForm } from './register-form.tsx';

/** Opens an account by username or mobile number, as the operator lets it. M-002, M-020..M-022. */
export default function RegisterModal({ onClose }: ModalProps) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <Dialog title={t('register.title')} closeLabel={t('app.close')} onClose={onClose}>
      <Content />
      <Button kind="quiet" className={styles.toLogin} onClick={() => change({ m: 'login' }, true)}>
        {t('register.to-login')}
      </Button>
    </Dialog>
  );
}

function Content() {
  const { t, why } = useWords();
  const flags = useFlags();
  const status = useStatus();
  if (flags.isError && !flags.data) {
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
  const { register, brand } = status.data.info;
  const form = { rules: register, minimumAge: brand.minimumAge };
  return <Ways flags={flags.data.flags} form={form} />;
}

type WaysProps = {
  readonly flags: Readonly<Record<string, string>>;
  readonly form: Omit<Parameters<typeof RegisterForm>[0], 'way'>;
};

/** What the operator opened: both tabs, one form, or words that it is closed. */
function Ways({ flags, form }: WaysProps) {
  const { t } = useWords();
  const [chosen, setWay] = useState('username');
  const on = (flag: string) => flags[flag] === '1';
  const tabs = [
    ...(on('USERNAMEREG3') ? [{ id: 'username', label: t('code.by-username') }] : []),
    ...(on('MOBILENUMREG3') ? [{ id: 'mobile', label: t('code.by-mobile') }] : []),
  ];
  const way = tabs.find(({ id }) => id === chosen)?.id ?? tabs[0]?.id;
  if (way === undefined) {
    return (
      <EmptyState title={t('register.closed')} level={3}>
        <p>{t('register.closed-words')}</p>
      </EmptyState>
    );
  }
  const byMobile = { withCode: on('REGMOBVERF3'), withPassword: on('MOBILENUMPASSREG3') };
  // The flags may change while somebody types: a form that stays open stays the same one.
  return (
    <Tabs label={t('code.ways-to-register')} tabs={tabs} selected={way} onSelect={setWay}>
      <div className={styles.panel}>
        <RegisterForm key={way} {...form} way={way === 'mobile' ? byMobile : 'username'} />
      </div>
    </Tabs>
  );
}
