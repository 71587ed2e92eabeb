import {
  consoleFreeRoundsRoutes as routes,
  type Grant,
} from '@nokshi/contract/console/free-rounds.ts';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';
import { GRANTS_KEY } from './vendors-key.ts';

type Props = { readonly grant: Grant; readonly onClose: () => void };

/** What was not played yet goes back to the house. */
export function TakeBackDialog({ grant, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { reference, username, rounds, played } = grant;
  return (
    <ReasonDialog
      title={t('free-rounds.take-back-title', { name: username })}
      words={t('free-rounds.take-back-words', { left: rounds - played })}
      action={t('free-rounds.take-back')}
      danger
      act={(reason) => call(routes.takeBack, { reference, reason })}
      done={t('free-rounds.taken')}
      onDone={() => queries.invalidateQueries({ queryKey: GRANTS_KEY })}
      onClose={onClose}
    />
  );
}
