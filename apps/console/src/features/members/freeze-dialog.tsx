import { consoleIdentityRoutes as routes } from '@nokshi/contract/console/identity.ts';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';

type Props = {
  readonly id: string;
  readonly username: string;
  readonly frozen: boolean;
  readonly onClose: () => void;
};

/** Freezing and its undoing, each with a reason for the audit log. */
export function FreezeDialog({ id, username, frozen, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={t(frozen ? 'member.unfreeze-title' : 'member.freeze-title', { username })}
      words={t(frozen ? 'member.unfreeze-words' : 'member.freeze-words')}
      changes={[{ field: 'frozen', from: String(frozen), to: String(!frozen) }]}
      action={t(frozen ? 'member.unfreeze' : 'member.freeze')}
      danger={!frozen}
      act={(reason) => call(frozen ? routes.unfreeze : routes.freeze, { id, reason })}
      done={t(frozen ? 'member.unfrozen-done' : 'member.frozen-done', { username })}
      onDone={() => queries.invalidateQueries({ queryKey: ['member', id] })}
      onClose={onClose}
    />
  );
}
