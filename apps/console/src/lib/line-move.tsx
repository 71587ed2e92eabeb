import {
  consoleAgentLineRoutes as routes,
  type LineMove,
} from '@nokshi/contract/console/agent-line.ts';
import { Button } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './desk.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import { useWords } from './words.ts';

/** Begins the key of every list of moves. */
export const LINE_MOVES = ['line-moves'] as const;

const LOOKS = { WAITING: styles.warn, APPLIED: styles.good, WITHDRAWN: '', FAILED: styles.bad };

/** What became of a move, and by whom or why. */
export function MoveState({ move }: { readonly move: LineMove }) {
  const { t } = useWords();
  const { state, endedBy, endedReason, failure } = move;
  return (
    <span className={styles.pair}>
      <span>
        <span className={`${styles.badge} ${styles.small} ${LOOKS[state]}`}>
          {t(`moves.${state}`)}
        </span>
      </span>
      {endedBy && <small>{t('moves.ended-by', { by: endedBy, reason: endedReason ?? '' })}</small>}
      {failure && <small>{t(`moves.${failure}`)}</small>}
    </span>
  );
}

/** Withdraws a move that waits. */
export function WithdrawMove({ move: { id, member } }: { readonly move: LineMove }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { username } = member;
  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        {t('moves.withdraw')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('moves.withdraw-title', { username })}
          words={t('moves.withdraw-words', { username })}
          action={t('moves.withdraw')}
          act={(reason) => call(routes.withdraw, { id, reason })}
          done={t('moves.withdrawn', { username })}
          onDone={() => queries.invalidateQueries({ queryKey: LINE_MOVES })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
