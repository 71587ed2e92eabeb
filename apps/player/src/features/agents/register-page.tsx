import { agentsRoutes } from '@nokshi/contract/player/agents.ts';
import { whyNot } from '@nokshi/contract/rights.ts';
import { Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../data/session.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './agents.module.css';
import { AGENT_KEY } from './agent.ts';
import { CodeForm } from './code-form.tsx';
import { OwnCode } from './own-code.tsx';

/** Account (registerCenter): codes and links by which members and agents register below. AC-004. */
export default function RegisterPage() {
  const { t } = useWords();
  const may = useSession(({ member }) => member !== null && whyNot('recruiter', member) === null);
  const overview = useQuery({
    queryKey: AGENT_KEY,
    queryFn: () => call(agentsRoutes.overview, {}),
  });
  return (
    <QueryView query={overview}>
      {({ codes, asked }) => (
        <div className={styles.sides}>
          <section className={styles.part} aria-labelledby="agent-new-code">
            <h4 id="agent-new-code">{t('agent.new-code')}</h4>
            <p className={styles.small}>{t('agent.new-code-what')}</p>
            {!asked && <Note>{t('agent.not-asked')}</Note>}
            {may ? <CodeForm /> : <Note>{t('agent.restricted')}</Note>}
          </section>
          <section className={styles.part} aria-labelledby="agent-own-codes">
            <h4 id="agent-own-codes">{t('agent.codes')}</h4>
            {codes.length === 0 && <p className={styles.small}>{t('agent.no-code-yet')}</p>}
            <ul>
              {codes.map((own) => (
                <OwnCode key={own.code} own={own} may={may} />
              ))}
            </ul>
          </section>
        </div>
      )}
    </QueryView>
  );
}
