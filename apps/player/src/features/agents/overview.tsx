import { agentsRoutes } from '@nokshi/contract/player/agents.ts';
import { Facts } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { AGENT_KEY } from './agent.ts';
import styles from './agents.module.css';

/** What an agent is and has brought; nothing that the house does not know. */
export default function Overview() {
  const { t } = useWords();
  const overview = useQuery({
    queryKey: AGENT_KEY,
    queryFn: () => call(agentsRoutes.overview, {}),
  });
  return (
    <QueryView query={overview}>
      {({ account, type, since, codes, members }) => (
        <div className={styles.page}>
          <Facts
            facts={[
              { name: t('agent.name'), value: account },
              { name: t('agent.kind'), value: t(`agent.kind-${type}`) },
              { name: t('agent.since'), value: timeText(since) },
              { name: t('agent.members'), value: members },
            ]}
          />
          <section className={styles.codes}>
            <h4>{t('agent.codes')}</h4>
            {codes.length === 0 && <p>{t('agent.no-code')}</p>}
            {codes.length > 0 && (
              <Facts
                facts={codes.map(({ code, members: brought }) => ({
                  name: code,
                  value: t('agent.brought', { members: brought }),
                }))}
              />
            )}
          </section>
        </div>
      )}
    </QueryView>
  );
}
