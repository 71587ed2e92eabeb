import type { VendorCard as Vendor } from '@nokshi/contract/console/vendors.ts';
import { Button, classes, Facts, MoneyText } from '@nokshi/ui';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import { LaunchHosts } from './launch-hosts.tsx';
import { ModeDialog } from './mode-dialog.tsx';
import { LastDay, Reconciliation } from './reconciliation.tsx';
import { VendorKeys } from './vendor-keys.tsx';

const LOOK = { ON: styles.good, NO_BETS: styles.warn, OFF: styles.bad } as const;

/** One vendor: its mode, its day, its profile and the last reconciliation. */
export function VendorCard({ vendor }: { readonly vendor: Vendor }) {
  const { t, local } = useWords();
  const may = useMay('vendors.write');
  const [switching, setSwitching] = useState(false);
  const { today } = vendor;
  return (
    <section className={`${styles.card} ${styles.stack}`} aria-label={local(vendor.name)}>
      <div className={styles.between}>
        <div className={styles.tools}>
          <h2>{local(vendor.name)}</h2>
          <code className={styles.mono}>{vendor.vendor}</code>
          <span className={classes(styles.badge, LOOK[vendor.mode])}>
            {t(`vendors.mode-${vendor.mode}`)}
          </span>
        </div>
        {may && <Button onClick={() => setSwitching(true)}>{t('vendors.switch')}</Button>}
        {switching && <ModeDialog vendor={vendor} onClose={() => setSwitching(false)} />}
      </div>
      <div className={styles.cards}>
        <div>
          <h3>{t('vendors.today')}</h3>
          <Facts
            facts={[
              { name: t('vendors.bets'), value: today.bets },
              { name: t('vendors.staked'), value: <MoneyText amount={today.staked} /> },
              { name: t('vendors.paid'), value: <MoneyText amount={today.paid} /> },
              { name: t('vendors.refused'), value: today.refused },
            ]}
          />
          <h3 className={styles.part}>{t('vendors.reconciliation')}</h3>
          <LastDay vendor={vendor} />
        </div>
        <div>
          <h3>{t('vendors.profile')}</h3>
          <Facts facts={profileFacts(vendor, t)} />
        </div>
      </div>
      <VendorKeys vendor={vendor} />
      <LaunchHosts vendor={vendor} />
      <Reconciliation vendor={vendor} />
    </section>
  );
}

const profileFacts = ({ points }: Vendor, t: Translate) => [
  { name: t('vendors.decimals'), value: points.decimals },
  { name: t('vendors.several-wins'), value: t(points.severalWins ? 'vendors.yes' : 'vendors.no') },
  { name: t('vendors.win-alone'), value: t(`vendors.win-alone-${points.winWithoutBet}`) },
  { name: t('vendors.rollback'), value: t(`vendors.rollback-${points.rollbackAfterWin}`) },
  { name: t('vendors.token'), value: t('vendors.minutes', { minutes: points.tokenMinutes }) },
  { name: t('vendors.largest'), value: <MoneyText amount={points.largestPayment} /> },
  {
    name: t('vendors.countries'),
    value: points.countries?.join(', ') ?? t('vendors.everywhere'),
  },
  { name: t('vendors.wallet'), value: points.walletUrl ?? t('vendors.wallet-here') },
  {
    name: t('free-rounds.title'),
    value: points.freeRoundsUrl ?? t('free-rounds.takes-none'),
  },
  { name: t('vendors.currencies'), value: points.currencies.join(', ') },
];
