import { consoleMemberCareRoutes as routes } from '@nokshi/contract/console/member-care.ts';
import { Button } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { saveFile } from '@nokshi/web/save-file.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { FreezeDialog } from './freeze-dialog.tsx';
import { gatherMoney } from './gather-money.ts';
import type { TabProps } from './tab-props.ts';

type Asking = 'freeze' | 'reset' | 'export' | 'adjust' | null;

/** What an operator may do with a member; each act asks for its reason first. */
export function MemberActs({ id, member }: TabProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState<Asking>(null);
  const mayAct = useMay('identity.members-write');
  const mayExport = useMay('identity.members-export');
  const mayAdjust = useMay('cashier.act');
  const frozen = member.restriction === 'frozen';
  const close = () => setAsking(null);
  return (
    <div className={styles.tools}>
      {mayExport && (
        <Button kind="quiet" onClick={() => setAsking('export')}>
          {t('care.export')}
        </Button>
      )}
      {mayAdjust && <Button onClick={() => setAsking('adjust')}>{t('adjustments.new')}</Button>}
      {mayAct && (
        <>
          <Button onClick={() => setAsking('reset')}>{t('care.reset')}</Button>
          <Button kind={frozen ? 'plain' : 'danger'} onClick={() => setAsking('freeze')}>
            {t(frozen ? 'member.unfreeze' : 'member.freeze')}
          </Button>
        </>
      )}
      {asking === 'freeze' && (
        <FreezeDialog id={id} username={member.username} frozen={frozen} onClose={close} />
      )}
      {asking === 'adjust' && <AdjustDialog id={id} username={member.username} onClose={close} />}
      {asking === 'reset' && <ResetDialog id={id} username={member.username} onClose={close} />}
      {asking === 'export' && <ExportDialog id={id} username={member.username} onClose={close} />}
    </div>
  );
}

type Props = { readonly id: string; readonly username: string; readonly onClose: () => void };

function ResetDialog({ id, username, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={t('care.reset-title', { username })}
      words={t('care.reset-words')}
      action={t('care.reset')}
      danger
      act={(reason) => call(routes.resetFactors, { id, reason })}
      done={t('care.reset-done', { username })}
      onDone={() => queries.invalidateQueries({ queryKey: ['member', id] })}
      onClose={onClose}
    />
  );
}

/** The file has what identity keeps, and of other rooms what this operator may see. */
function ExportDialog({ id, username, onClose }: Props) {
  const { t } = useWords();
  const may = {
    wagers: useMay('wagers.read'),
    entries: useMay('wallet.read'),
    deposits: useMay('cashier.read'),
  };
  const save = async (reason: string) => {
    const copy = await call(routes.exportMember, { id, reason });
    const whole = { ...copy, ...(await gatherMoney(id, may)) };
    saveFile(`${username}.json`, JSON.stringify(whole, null, 2), 'application/json');
    return {};
  };
  return (
    <ReasonDialog
      title={t('care.export-title', { username })}
      words={t('care.export-words')}
      action={t('care.export')}
      act={save}
      done={t('care.exported')}
      onDone={() => Promise.resolve()}
      onClose={onClose}
    />
  );
}
