import {
  consoleAgentContractsRoutes as routes,
  type DeskContract,
} from '@nokshi/contract/console/agent-contracts.ts';
import { Button } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import styles from '../../../lib/desk.module.css';
import { ReasonDialog } from '../../../lib/reason-dialog.tsx';
import { useMay } from '../../../lib/session.ts';
import { useIsProposed } from '../../../lib/waiting-proposals.tsx';
import { useWords } from '../../../lib/words.ts';
import { CONTRACTS_KEY } from '../ways.ts';

type Act = 'withdraw' | 'end' | 'agree-end' | 'refuse-end';
type Props = { readonly contract: DeskContract };

const CALLS = {
  withdraw: (id: string, reason: string) => call(routes.withdraw, { id, reason }),
  end: (id: string, reason: string) => call(routes.end, { id, reason }),
  'agree-end': (id: string, reason: string) => call(routes.answerEnd, { id, agree: true, reason }),
  'refuse-end': (id: string, reason: string) =>
    call(routes.answerEnd, { id, agree: false, reason }),
} as const;

/** What an operator can do with a contract in its state. */
function actsOf({ state, upline }: DeskContract): readonly Act[] {
  if (state === 'OFFERED') return upline ? [] : ['withdraw'];
  if (state === 'ENDING') return upline ? ['end'] : ['agree-end', 'refuse-end'];
  return state === 'ACTIVE' ? ['end'] : [];
}

export function ContractActs({ contract }: Props) {
  const { t } = useWords();
  const may = useMay('agents.write');
  const [asking, setAsking] = useState<Act | null>(null);
  const isProposed = useIsProposed(contract.id);
  const acts = may ? actsOf(contract) : [];
  return (
    <div className={styles.tools}>
      {acts.map((act) => (
        <Button
          key={act}
          small
          kind={act === 'agree-end' ? 'main' : 'plain'}
          disabled={act === 'end' && isProposed('agents.end-contract')}
          onClick={() => setAsking(act)}
        >
          {t(`contracts.${act}`)}
        </Button>
      ))}
      <Link href={`/agent-contracts?tab=simulator&from=${contract.id}`}>
        {t('contracts.begin-from')}
      </Link>
      {asking && <ActDialog act={asking} contract={contract} onClose={() => setAsking(null)} />}
    </div>
  );
}

function ActDialog({ act, contract, onClose }: Props & { act: Act; onClose: () => void }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { id, kind, downline } = contract;
  const about = { kind: t(`contracts.kind-${kind}`), name: downline.username };
  return (
    <ReasonDialog
      title={t(`contracts.${act}-title`, about)}
      words={t(`contracts.${act}-words`)}
      action={t(`contracts.${act}`)}
      danger={act === 'end'}
      act={(reason) => CALLS[act](id, reason)}
      done={t(`contracts.${act}-done`)}
      onDone={() =>
        Promise.all([
          queries.invalidateQueries({ queryKey: CONTRACTS_KEY }),
          queries.invalidateQueries({ queryKey: ['proposals'] }),
        ])
      }
      onClose={onClose}
    />
  );
}
