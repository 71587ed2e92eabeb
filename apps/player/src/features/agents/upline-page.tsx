import { EmptyState } from '@nokshi/ui';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './agents.module.css';
import { SendMoney } from './send-money.tsx';
import { useTeamTerms } from './team.ts';
import { TeamList } from './team-list.tsx';

/** Transfer to upline: real money to the agent right above, and what went both ways. MC-007, A-010. */
export default function UplinePage() {
  const { t } = useWords();
  return (
    <QueryView query={useTeamTerms()}>
      {(terms) => (
        <div className={styles.sides}>
          <div className={styles.column}>
            {terms.upline ? (
              <>
                <p>{t('team.upline-is', { name: terms.upline.name })}</p>
                <SendMoney terms={terms} to={terms.upline} />
              </>
            ) : (
              <EmptyState title={t('team.no-upline')} level={3} />
            )}
          </div>
          <div className={styles.column}>
            <TeamList />
          </div>
        </div>
      )}
    </QueryView>
  );
}
