import { Chips, MoneySign, Tabs } from '@nokshi/ui';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { signOf } from '../../lib/asset-money.tsx';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { AlarmsTab } from './alarms-tab.tsx';
import { GamePage } from './game-page.tsx';
import { MetersCheck } from './meters-check.tsx';
import { PotsTab } from './pots-tab.tsx';
import { ReturnsTab } from './returns-tab.tsx';
import type { Money } from './slots-key.ts';

const VIEWS = ['returns', 'alarms', 'pots'] as const;

/** What the house's slots took and gave, whether that is what their sheets say, and their pots. */
export default function SlotsDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const [asset, setAsset] = useState<Money>('BDT');
  const open = VIEWS.find((view) => view === search.get('tab')) ?? 'returns';
  const gameCode = search.get('game');
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.slots')}</h1>
        <Chips
          label={t('slots.money')}
          chips={(['BDT', 'FUN'] as const).map((id) => ({ id, label: t(`slots.money-${id}`) }))}
          selected={asset}
          onSelect={setAsset}
        />
      </div>
      <Tabs
        label={t('nav.slots')}
        tabs={VIEWS.map((id) => ({ id, label: t(`slots.${id}`) }))}
        selected={open}
        onSelect={(id) => setSearch(id === 'returns' ? {} : { tab: id })}
      >
        <MoneySign value={signOf(asset)}>
          <div className={styles.panel}>
            {open === 'returns' && !gameCode && (
              <>
                <MetersCheck />
                <ReturnsTab asset={asset} />
              </>
            )}
            {open === 'returns' && gameCode && <GamePage gameCode={gameCode} asset={asset} />}
            {open === 'alarms' && <AlarmsTab />}
            {open === 'pots' && <PotsTab asset={asset} />}
          </div>
        </MoneySign>
      </Tabs>
    </>
  );
}
