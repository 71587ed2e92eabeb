import { Button, Note } from '@nokshi/ui';
import { passGate } from '../../../data/gate.ts';
import { useLine } from '../../../data/live.ts';
import { useSession } from '../../../data/session.ts';
import { useAddress } from '../../../lib/address.ts';
import { Refused } from '../../../lib/form.ts';
import { useWords } from '../../../lib/words.ts';
import type { Sending } from './sending.ts';
import { useWaiting } from './sending.ts';
import { partRefused, useSend } from './use-send.ts';

type Props = {
  /** Null while it cannot be sent; the label says why. */
  readonly sending: Sending | null;
  readonly label: string;
  /** Refusals of a part of this list are said there, and not here. */
  readonly list: 'bets' | 'entries';
  readonly onDone: () => void;
  readonly onRefused?: ((refused: Error) => void) | undefined;
};

/** The button that moves money, with all that may stand in its way. */
export function SendButton({ sending, label, list, onDone, onRefused }: Props) {
  const { t } = useWords();
  const address = useAddress();
  const waiting = useWaiting();
  const isLost = useLine(({ line }) => line === 'lost');
  const restriction = useSession(({ member }) => member?.restriction ?? null);
  const act = useSend({ onDone, onRefused });
  const next = address.href({ m: null });
  const press = () => {
    if (waiting) return void act.run(waiting);
    if (sending && passGate({ address, t, next, right: 'table' })) void act.run(sending);
  };
  const isElsewhere = onRefused !== undefined && partRefused(act.error, list) !== null;
  return (
    <>
      {waiting && !act.busy && (
        <Note kind="wrong">
          {waiting.kind === 'slip'
            ? t('lottery.bet-unanswered', { issue: waiting.body.issue })
            : t('lottery.plan-unanswered')}
        </Note>
      )}
      {isLost && !waiting && <Note>{t('lottery.bet-offline')}</Note>}
      {restriction && <Note>{t(`member.${restriction}`)}</Note>}
      {!waiting && !restriction && !isElsewhere && <Refused error={act.error} />}
      <Button
        kind="money"
        wide
        busy={act.busy}
        disabled={!waiting && (sending === null || restriction !== null)}
        onClick={press}
      >
        {waiting && !act.busy ? t('lottery.bet-ask-again') : label}
      </Button>
    </>
  );
}
