import { agentsRoutes } from '@nokshi/contract/player/agents.ts';
import { Button, Icon, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { AGENT_KEY, type AgentCode } from './agent.ts';
import styles from './agents.module.css';

type Props = { readonly own: AgentCode; readonly may: boolean };

/** A code of the agent's: what it opens, who came by it, its link, and its switch. */
export function OwnCode({ own, may }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { code, type, members, active, held, link } = own;
  const turn = useAct(async () => {
    await call(agentsRoutes.turnCode, { code, active: !active });
    tell(t(active ? 'agent.code-off' : 'agent.code-on', { code }));
    await queries.invalidateQueries({ queryKey: AGENT_KEY });
  });
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => tell(t('share.copied')),
      () => tell(t('agent.not-copied'), 'wrong'),
    );
  return (
    <li className={styles.code}>
      <span className={styles.words}>
        <strong>{code}</strong>
        <span className={styles.small}>
          {t(`agent.opens-${type}`)} · {t('agent.brought', { members })}
          {!active && ` · ${t(held ? 'agent.is-held' : 'agent.is-off')}`}
        </span>
        <span className={styles.link}>{link}</span>
        <Refused error={turn.error} />
      </span>
      <span className={styles.acts}>
        {active && (
          <Button small aria-label={t('agent.copy-of', { code })} onClick={() => void copy()}>
            <Icon name="share" size={18} />
            {t('share.copy')}
          </Button>
        )}
        {may && !held && (
          <Button
            small
            kind="quiet"
            busy={turn.busy}
            aria-label={t(active ? 'agent.turn-off-of' : 'agent.turn-on-of', { code })}
            onClick={() => void turn.run()}
          >
            {t(active ? 'agent.turn-off' : 'agent.turn-on')}
          </Button>
        )}
      </span>
    </li>
  );
}
