import { Button, Dialog, EmptyState, ErrorState, Loader, Tabs } from '@nokshi/ui';
import { useState } from 'react';
import { useFlags, useStatus } from '../../data/queries.ts';
import { useAddress } from '../../lib/address.ts';
import type { ModalProps } from '../../lib/modal.ts';
import { useWords } from '../../lib/words.ts';
import { REGISTER_TABS } from './register-tabs.ts';

/** Opens an account in one of the ways that the operator's flags let. M-002, M-020..M-022. */
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
  const [chosen, choose] = useState<string | null>(null);
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
  const tabs = REGISTER_TABS.filter(({ flag }) => flags.data.flags[flag] === '1');
  const open = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  if (!open) {
    return (
      <EmptyState title={t('register.closed')} level={3}>
        <p>{t('register.closed-words')}</p>
      </EmptyState>
    );
  }
  const form = <open.form key={open.id} info={status.data.info} />;
  if (tabs.length === 1) return form;
  return (
    <Tabs
      label={t('register.tabs')}
      tabs={tabs.map(({ id, label }) => ({ id, label: t(label) }))}
      selected={open.id}
      onSelect={choose}
    >
      {form}
    </Tabs>
  );
}
