import { consoleHarmRoutes as routes } from '@nokshi/contract/console/harm.ts';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';
import { type DialogProps, HARM_KEY } from './harm.ts';

/** The care ends, or somebody else is to look after the member. */
export function EndDialog({ member, act, onClose }: DialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { memberId: id, username } = member;
  const end = act === 'done' ? 'done' : 'hand-back';
  const route = end === 'done' ? routes.done : routes.handBack;
  return (
    <ReasonDialog
      title={t(`harm.${end}-title`, { username })}
      words={t(`harm.${end}-words`)}
      action={t(`harm.${end}`)}
      act={(reason) => call(route, { id, reason })}
      done={t(`harm.${end}-said`)}
      onDone={() => queries.invalidateQueries({ queryKey: HARM_KEY })}
      onClose={onClose}
    />
  );
}
