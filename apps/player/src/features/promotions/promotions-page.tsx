import { Button, buttonLook, EmptyState, Field, Tabs } from '@nokshi/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { PromotionCard } from './promotion-card.tsx';
import styles from './promotions.module.css';
import { type Tab, TABS, useCode, usePromotions } from './promotions.ts';

/** `/promotions`: what runs, by kind, with what each brings in one sentence. Checklist R-021. */
export default function PromotionsPage() {
  const { t } = useWords();
  const { params, change } = useAddress();
  const isIn = useSession(({ phase }) => phase === 'in');
  const tabs = TABS.filter((id) => isIn || id !== 'mine');
  const tab = tabs.find((each) => each === params.get('tab')) ?? 'all';
  return (
    <div className={styles.page}>
      <h1>{t('page.promotions')}</h1>
      {isIn && <CodeForm />}
      <Tabs
        label={t('promotions.tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`promotions.tab-${id}`) }))}
        selected={tab}
        onSelect={(id) => change({ tab: id === 'all' ? null : id }, true)}
      >
        {tab === 'vip' && (
          <Link className={buttonLook('plain')} href="/vip">
            {t('vip.to-levels')}
          </Link>
        )}
        <Listed tab={tab} />
      </Tabs>
    </div>
  );
}

function Listed({ tab }: { readonly tab: Tab }) {
  const { t } = useWords();
  return (
    <QueryView query={usePromotions(tab)}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState
            title={t(tab === 'mine' ? 'promotions.none-mine' : 'promotions.none')}
            icon="gift"
          >
            <p>{t('promotions.none-words')}</p>
          </EmptyState>
        ) : (
          <ul className={styles.cards}>
            {rows.map((promotion) => (
              <PromotionCard key={promotion.promotionId} promotion={promotion} />
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

/** A code that somebody was given. */
function CodeForm() {
  const { t, why } = useWords();
  const [code, setCode] = useState('');
  const act = useCode();
  return (
    <form
      className={styles.code}
      onSubmit={async (event) => {
        event.preventDefault();
        if (code.trim() !== '' && (await act.run(code))) setCode('');
      }}
    >
      <Field
        label={t('promotions.code')}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={act.error ? why(act.error) : undefined}
      />
      <Button type="submit" busy={act.busy} disabled={code.trim() === ''}>
        {t('promotions.use-code')}
      </Button>
    </form>
  );
}
