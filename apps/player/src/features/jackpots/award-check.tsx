import { Button, Icon, Note } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import type { MessageId } from '../../locales/en/index.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { saveFile } from '@nokshi/web/save-file.ts';
import { VerifyScript } from '../../lib/verify-script.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './jackpots.module.css';

const SAYS = {
  commitment: 'jackpot.fits-commitment',
  threshold: 'jackpot.fits-threshold',
  reached: 'jackpot.fits-reached',
  entrants: 'jackpot.fits-entrants',
  tickets: 'jackpot.fits-tickets',
  winner: 'jackpot.fits-winner',
} as const satisfies Record<string, MessageId>;

/** Draws an award again in this browser; the mathematics comes only when it is asked for. */
export function AwardCheck({ awardId }: { readonly awardId: string }) {
  const { t } = useWords();
  const file = `${awardId}.json`;
  const found = useQuery({
    queryKey: ['jackpots', 'check', awardId],
    queryFn: async () => (await import('./check-award.ts')).checkAward(awardId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryView query={found}>
      {({ proof, verdict }) => (
        <div className={styles.found} role="status">
          {verdict === null && <Note>{t('fairness.needs-https')}</Note>}
          {verdict && (
            <Note kind={verdict.ok ? 'good' : 'wrong'}>
              <strong>{t(verdict.ok ? 'jackpot.fits' : 'jackpot.differs')}</strong>
            </Note>
          )}
          {verdict?.obstacle === null && (
            <ul className={styles.checks}>
              {verdict.checks.map(({ what, ok }) => (
                <li key={what} data-holds={ok}>
                  <Icon name={ok ? 'check' : 'alert'} size={18} />
                  {t(SAYS[what])}: {t(ok ? 'fairness.yes' : 'fairness.no')}
                </li>
              ))}
            </ul>
          )}
          <Button
            onClick={() => saveFile(file, JSON.stringify(proof, null, 2), 'application/json')}
          >
            <Icon name="download" />
            {t('jackpot.save')}
          </Button>
          <VerifyScript file={file} />
        </div>
      )}
    </QueryView>
  );
}
