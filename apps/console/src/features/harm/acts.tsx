import { consoleHarmRoutes as routes } from '@nokshi/contract/console/harm.ts';
import { Button, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { EndDialog } from './end-dialog.tsx';
import { HARM_KEY, type OneMember } from './harm.ts';
import { LetterDialog } from './letter-dialog.tsx';
import { LowerDialog } from './lower-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { TimeOutDialog } from './time-out-dialog.tsx';

const DIALOGS = {
  letter: LetterDialog,
  lower: LowerDialog,
  'time-out': TimeOutDialog,
  note: NoteDialog,
  'hand-back': EndDialog,
  done: EndDialog,
} as const;
type Act = keyof typeof DIALOGS;
const ACTS = Object.keys(DIALOGS) as readonly Act[];

/** What can be done now, for who may do it: first the member is taken, then acted for. */
export function Acts({ member }: { readonly member: OneMember }) {
  const { t } = useWords();
  const may = useMay('harm.act');
  const queries = useQueryClient();
  const [open, setOpen] = useState<Act | null>(null);
  const { memberId: id, isMine } = member;
  const take = useAct(async () => {
    await call(routes.take, { id });
    tell(t('harm.taken'));
    await queries.invalidateQueries({ queryKey: HARM_KEY });
  });
  if (!may) return null;
  const Dialog = open && DIALOGS[open];
  return (
    <div className={styles.tools}>
      <Refused error={take.error} />
      {!isMine && (
        <Button kind="main" busy={take.busy} onClick={() => void take.run()}>
          {t('harm.take')}
        </Button>
      )}
      {isMine &&
        ACTS.map((act) => (
          <Button key={act} onClick={() => setOpen(act)}>
            {t(`harm.${act}`)}
          </Button>
        ))}
      {Dialog && open && <Dialog member={member} act={open} onClose={() => setOpen(null)} />}
    </div>
  );
}
