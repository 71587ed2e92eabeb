import { Tabs } from '@nokshi/ui';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { CourierSettings } from './courier-settings.tsx';
import own from './couriers.module.css';
import { SentMessages } from './sent-messages.tsx';
import { TestForm } from './test-form.tsx';

/** What leaves the house for numbers and mail addresses, and what carries it there. */
export default function CouriersDesk() {
  const { t } = useWords();
  const may = useMay('couriers.write');
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'settings' ? 'settings' : 'messages';
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.couriers')}</h1>
      </div>
      <Tabs
        label={t('couriers.views')}
        tabs={[
          { id: 'messages', label: t('couriers.messages') },
          { id: 'settings', label: t('couriers.settings') },
        ]}
        selected={view}
        onSelect={(id) => setSearch(id === 'messages' ? {} : { view: id })}
      >
        <div className={own.panel}>
          {view === 'messages' ? (
            <SentMessages />
          ) : (
            <div className={styles.cards}>
              <CourierSettings />
              {may && <TestForm />}
            </div>
          )}
        </div>
      </Tabs>
    </>
  );
}
