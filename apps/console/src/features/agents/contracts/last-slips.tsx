import {
  consoleAgentRunsRoutes as routes,
  type DeskContract,
  type DeskSlip,
} from '@nokshi/contract/console/agent-contracts.ts';
import { minorOf } from '@nokshi/money';
import { Button, MoneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import styles from '../../../lib/desk.module.css';
import { QueryView } from '../../../lib/query-view.tsx';
import { ReasonDialog } from '../../../lib/reason-dialog.tsx';
import { useMay } from '../../../lib/session.ts';
import { useIsProposed } from '../../../lib/waiting-proposals.tsx';
import { useWords } from '../../../lib/words.ts';
import { MarkedMembers } from '../marked-members.tsx';
import { Part } from '../part.tsx';
import { periodText } from '../period-text.ts';
import { SLIPS_KEY, useWay } from '../ways.ts';
import { SlipStateBadge } from '../settlement/slip-state.tsx';

type Props = { readonly contract: DeskContract };
const SHOWN = 5;

/**
 * The newest slips of a contract, what a dividend carries into the next, and whose play the last one
 * is paid for.
 */
export function LastSlips({ contract }: Props) {
  const { t } = useWords();
  const { id } = contract;
  const query = useQuery({
    queryKey: [...SLIPS_KEY, 'of', id],
    queryFn: () => call(routes.slips, { query: id, pageSize: SHOWN }),
  });
  const newest = query.data?.rows.find(({ closing }) => !closing);
  return (
    <>
      <Part title={t('contracts.last-slips')}>
        <QueryView query={query} height="80px">
          {({ rows }) =>
            rows.length === 0 ? (
              <p className={styles.quiet}>{t('contracts.no-slips')}</p>
            ) : (
              <>
                <SlipsTable rows={rows} />
                <Carry contract={contract} carry={rows[0]?.carryOut ?? null} />
                <Link href={`/settlement?${new URLSearchParams({ tab: 'slips', query: id })}`}>
                  {t('contracts.all-slips')}
                </Link>
              </>
            )
          }
        </QueryView>
      </Part>
      {newest && <MarkedMembers slip={newest} isLast />}
    </>
  );
}

function SlipsTable({ rows }: { readonly rows: readonly DeskSlip[] }) {
  const { t } = useWords();
  const way = useWay('slip');
  return (
    <Table<DeskSlip>
      caption={t('contracts.last-slips')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'span',
          title: t('contracts.period'),
          cell: (slip) => <Link href={way(slip.id)}>{periodText(slip)}</Link>,
        },
        {
          id: 'amount',
          title: t('slips.payable'),
          figure: true,
          cell: ({ payable }) => <MoneyText amount={payable} />,
        },
        {
          id: 'state',
          title: t('contracts.state'),
          cell: (slip) => <SlipStateBadge slip={slip} />,
        },
      ]}
    />
  );
}

/** A loss that the next dividend begins with; two operators set it to zero. */
function Carry({ contract, carry }: Props & { readonly carry: string | null }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const may = useMay('agents.write');
  const isProposed = useIsProposed(contract.id)('agents.clear-carry');
  const [asking, setAsking] = useState(false);
  if (carry === null || minorOf(carry) === 0n) return null;
  return (
    <div className={styles.between}>
      <span>
        {t('contracts.carried')} <MoneyText amount={carry} />
      </span>
      {may && (
        <Button small disabled={isProposed} onClick={() => setAsking(true)}>
          {t('contracts.clear-carry')}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={t('contracts.clear-carry-title', { name: contract.downline.username })}
          words={t('contracts.clear-carry-words')}
          changes={[{ field: 'carry', from: carry, to: '0.00' }]}
          action={t('contracts.clear-carry')}
          danger
          act={(reason) => call(routes.clearCarry, { id: contract.id, reason })}
          done={t('contracts.clear-carry-done')}
          onDone={() =>
            Promise.all([
              queries.invalidateQueries({ queryKey: SLIPS_KEY }),
              queries.invalidateQueries({ queryKey: ['proposals'] }),
            ])
          }
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
