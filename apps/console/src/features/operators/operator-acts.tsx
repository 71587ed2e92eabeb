import { consoleOperatorRoutes as routes } from '@nokshi/contract/console/operators.ts';
import type { Change } from '@nokshi/contract/four-eyes.ts';
import { Button, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { lookOver } from '../../lib/look-over.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { Refused } from '../../lib/form.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import { OneTimeLink } from './one-time-link.tsx';
import { type OperatorRow, OPERATORS_KEY } from './operator.ts';

type Props = { readonly operator: OperatorRow; readonly onClose: () => void };

/** What is done to an operator for a reason. */
const ACTS = {
  disable: {
    route: routes.disable,
    action: 'operators.disable',
    words: 'operators.disable-words',
    done: 'operators.disabled',
    danger: true,
  },
  enable: {
    route: routes.enable,
    action: 'operators.enable',
    words: 'operators.enable-words',
    done: 'operators.enabled',
    danger: false,
  },
  factor: {
    route: routes.resetFactor,
    action: 'operators.reset-factor',
    words: 'operators.reset-factor-words',
    done: 'operators.factor-reset',
    danger: true,
  },
} as const;

export function OperatorActs({ operator, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<keyof typeof ACTS | null>(null);
  const { id, username } = operator;
  const act = asking && ACTS[asking];
  const turn = operator.state === 'DISABLED' ? 'enable' : 'disable';
  return (
    <>
      <WayIn operator={operator} />
      <div className={styles.tools}>
        {operator.secondFactor && (
          <Button onClick={() => setAsking('factor')}>{t(ACTS.factor.action)}</Button>
        )}
        <Button kind={ACTS[turn].danger ? 'danger' : 'plain'} onClick={() => setAsking(turn)}>
          {t(ACTS[turn].action)}
        </Button>
      </div>
      {act && (
        <ReasonDialog
          title={`${t(act.action)}: ${username}`}
          words={t(act.words)}
          changes={changesOf(asking, operator, t)}
          action={t(act.action)}
          danger={act.danger}
          act={(reason) => call(act.route, { id, reason })}
          done={t(act.done, { username })}
          onDone={async () => {
            onClose();
            await queries.invalidateQueries({ queryKey: OPERATORS_KEY });
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

/** How the operator stands before and after. */
function changesOf(act: keyof typeof ACTS, operator: OperatorRow, t: Translate): Change[] {
  const sessions = {
    field: t('operators.sessions'),
    from: String(operator.sessions),
    to: '0',
  };
  const ends = operator.sessions > 0 ? [sessions] : [];
  if (act === 'factor') return [{ field: t('account.factor'), from: 'true', to: 'false' }, ...ends];
  const from = t(`operator.${operator.state}`);
  if (act === 'enable')
    return [
      {
        field: t('operators.state'),
        from,
        to: t(operator.lastLoginAt ? 'operator.ACTIVE' : 'operator.INVITED'),
      },
    ];
  return [{ field: t('operators.state'), from, to: t('operator.DISABLED') }, ...ends];
}

/** A new one-time link, and the end of every session. */
function WayIn({ operator }: { readonly operator: OperatorRow }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { id } = operator;
  const again = () => queries.invalidateQueries({ queryKey: OPERATORS_KEY });
  const renew = useAct(async () => {
    const link = await call(routes.renewLink, { id });
    await again();
    return link;
  });
  const end = useAct(async () => {
    const { ended } = await call(routes.endSessions, { id });
    tell(t('operators.ended', { count: ended }));
    await again();
  });
  const askEnd = async () => {
    const changes = [{ field: t('operators.sessions'), from: String(operator.sessions), to: '0' }];
    if (await lookOver({ t, title: t('change.title'), changes })) await end.run();
  };
  return (
    <>
      <Refused error={renew.error ?? end.error} />
      {renew.answer && <OneTimeLink link={renew.answer} />}
      <div className={styles.tools}>
        {operator.state !== 'DISABLED' && (
          <Button busy={renew.busy} onClick={() => void renew.run()}>
            {t('operators.new-link')}
          </Button>
        )}
        {operator.sessions > 0 && (
          <Button busy={end.busy} onClick={() => void askEnd()}>
            {t('operators.end-sessions')}
          </Button>
        )}
      </div>
    </>
  );
}
