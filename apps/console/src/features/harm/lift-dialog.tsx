import { consoleHarmRoutes as routes, type HarmStep } from '@nokshi/contract/console/harm.ts';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';
import { HARM_KEY, type OneMember } from './harm.ts';

type Props = {
  readonly member: OneMember;
  readonly step: HarmStep;
  readonly onClose: () => void;
};

/** What was set by mistake: a second operator is always asked. */
export function LiftDialog({ member, step, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { memberId: id, username } = member;
  return (
    <ReasonDialog
      title={t('harm.lift-title', { username })}
      words={t('harm.lift-words')}
      action={t('harm.lift')}
      danger
      act={(reason) => call(routes.lift, { id, step: step.id, reason })}
      done={t('harm.lifted')}
      onDone={() => queries.invalidateQueries({ queryKey: HARM_KEY })}
      onClose={onClose}
    />
  );
}
