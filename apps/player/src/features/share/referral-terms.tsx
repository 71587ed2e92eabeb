import { MoneyText } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useWords } from '../../lib/words.ts';
import type { ShownReferral } from './friend-list.tsx';
import styles from './share.module.css';

/** What each friend brings by how many there are, and the rules in full. */
export function ReferralTerms({ promotion }: { readonly promotion: ShownReferral }) {
  const { t } = useWords();
  const { trigger, counted, days, endsAt } = promotion;
  if (trigger.kind !== 'referral') return null;
  const { tiers } = trigger;
  const next = tiers.findLastIndex(({ from }) => from <= counted + 1);
  return (
    <>
      <section className={styles.part} aria-labelledby="referral-tiers">
        <h3 id="referral-tiers">{t('referral.tiers')}</h3>
        <ul className={styles.tiers}>
          {tiers.map(({ from, amount }, at) => (
            <li key={from} className={styles.tier} data-next={at === next}>
              <span>
                {spanText(t, { from, below: tiers[at + 1]?.from })}
                {at === next && tiers.length > 1 && (
                  <span className={styles.small}> · {t('referral.tier-next')}</span>
                )}
              </span>
              <strong>
                <MoneyText amount={amount} />
              </strong>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="referral-rules">
        <h3 id="referral-rules">{t('referral.rules')}</h3>
        <ul className={styles.rules}>
          <li>{t('referral.rule-since')}</li>
          <li>{t('referral.rule-days', { days })}</li>
          <li>{t('referral.rule-own')}</li>
          <li>{t('referral.rule-one')}</li>
          <li>{t('referral.rule-paid')}</li>
          {endsAt && <li>{t('referral.rule-ends', { at: timeText(endsAt) })}</li>}
        </ul>
      </section>
    </>
  );
}

type Words = ReturnType<typeof useWords>['t'];

/** Friends of a tier by their numbers: from one to below the next tier, or from one on. */
function spanText(t: Words, { from, below }: { from: number; below: number | undefined }): string {
  if (below === undefined) return t('referral.tier-from', { from });
  if (below === from + 1) return t('referral.tier-one', { from });
  return t('referral.tier-span', { from, to: below - 1 });
}
