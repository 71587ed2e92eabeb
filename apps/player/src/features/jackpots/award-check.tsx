import { Button, Icon } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import { AwardChecks } from '../../lib/award-checks.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { saveFile } from '@nokshi/web/save-file.ts';
import { VerifyScript } from '../../lib/verify-script.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './jackpots.module.css';

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
          <AwardChecks verdict={verdict} />
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
