import type { AwardVerdict } from '@nokshi/house-math/jackpot/verify-award.ts';
import { Icon, Note } from '@nokshi/ui';
import type { MessageId } from '../locales/en/index.ts';
import styles from './award-checks.module.css';
import { useWords } from './words.ts';

const SAYS = {
  commitment: 'jackpot.fits-commitment',
  threshold: 'jackpot.fits-threshold',
  reached: 'jackpot.fits-reached',
  entrants: 'jackpot.fits-entrants',
  tickets: 'jackpot.fits-tickets',
  winner: 'jackpot.fits-winner',
} as const satisfies Record<string, MessageId>;

/** What came out of an award that was drawn again; null where the browser has no WebCrypto. */
export function AwardChecks({ verdict }: { readonly verdict: AwardVerdict | null }) {
  const { t } = useWords();
  if (verdict === null) return <Note>{t('fairness.needs-https')}</Note>;
  return (
    <>
      <Note kind={verdict.ok ? 'good' : 'wrong'}>
        <strong>{t(verdict.ok ? 'jackpot.fits' : 'jackpot.differs')}</strong>
      </Note>
      {verdict.obstacle === null && (
        <ul className={styles.checks}>
          {verdict.checks.map(({ what, ok }) => (
            <li key={what} data-holds={ok}>
              <Icon name={ok ? 'check' : 'alert'} size={18} />
              {t(SAYS[what])}: {t(ok ? 'fairness.yes' : 'fairness.no')}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
