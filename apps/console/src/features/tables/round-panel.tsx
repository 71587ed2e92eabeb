import {
  type DeskRound,
  type DeskTable,
  consoleTablesRoutes as routes,
} from '@nokshi/contract/console/tables.ts';
import { Button, Dialog, Facts, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { Kept } from '../../lib/house-result.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { ShortHash } from '../../lib/short-hash.tsx';
import { WaitingProposals } from '../../lib/waiting-proposals.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import { RoundBets, RoundSpots } from './round-bets.tsx';
import { RoundState } from './round-state.tsx';
import own from './tables.module.css';
import { LOOK_MS, objectOf, openingText, shownText, TABLES_KEY } from './tables.ts';

type Props = {
  readonly table: DeskTable;
  readonly issue: string;
  readonly onClose: () => void;
};

const ENDED: ReadonlySet<DeskRound['state']> = new Set(['SETTLED', 'REFUNDED']);

/** One round beside the list: what came, what lay on each spot, its largest bets, its proof. */
export function RoundPanel({ table, issue: asked, onClose }: Props) {
  const { t, local } = useWords();
  const { gameCode, game } = table;
  const query = useQuery({
    queryKey: [...TABLES_KEY, 'round', gameCode, asked],
    queryFn: () => call(routes.round, { gameCode, issue: asked }),
    // It goes on by itself until it is paid or refunded.
    refetchInterval: ({ state: { data } }) =>
      data && ENDED.has(data.round.state) ? false : LOOK_MS,
  });
  return (
    <Dialog
      title={`${local(table.name)} ${asked}`}
      size="side"
      closeLabel={t('app.close')}
      onClose={onClose}
    >
      <QueryView query={query} height="480px">
        {({ round, spots, bets, proofPage }) => (
          <div className={styles.stack}>
            <RoundState round={round} />
            <WaitingProposals object={objectOf(round)} />
            {round.numbers && <p className={own.result}>{shownText(t, game, round.numbers)}</p>}
            <Facts facts={factsOf(t, game, round)} />
            {round.root !== null && (
              <a href={proofPage} target="_blank" rel="noreferrer">
                {t('tables.proof-page')}
              </a>
            )}
            <VoidRound table={table} round={round} />
            {spots.length > 0 && (
              <>
                <h3>{t('tables.spots')}</h3>
                <RoundSpots game={game} spots={spots} />
              </>
            )}
            <h3>{t('tables.largest')}</h3>
            <RoundBets game={game} bets={bets} />
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

const factsOf = (t: Translate, game: string, round: DeskRound) => [
  ...(round.opening.length === 0
    ? []
    : [{ name: t('tables.opening'), value: openingText(t, game, round.opening) }]),
  { name: t('tables.opens'), value: timeText(round.opensAt) },
  { name: t('tables.closes'), value: timeText(round.closesAt) },
  { name: t('tables.draws-at'), value: timeText(round.drawsAt) },
  { name: t('tables.bets'), value: countText(round.bets) },
  { name: t('tables.members'), value: countText(round.members) },
  { name: t('lotteries.staked'), value: <MoneyText amount={round.staked} /> },
  {
    name: t('lotteries.paid'),
    value: round.paid === null ? '–' : <MoneyText amount={round.paid} />,
  },
  {
    name: t('lotteries.kept'),
    value: round.paid === null ? '–' : <Kept staked={round.staked} paid={round.paid} />,
  },
  ...(round.voidReason === null
    ? []
    : [{ name: t('tables.void-reason'), value: round.voidReason }]),
  { name: t('tables.number'), value: round.number === null ? '–' : countText(round.number) },
  { name: t('tables.before'), value: <ShortHash hash={round.before} name={t('tables.before')} /> },
  { name: t('tables.root'), value: <ShortHash hash={round.root} name={t('tables.root')} /> },
  { name: t('tables.link'), value: <ShortHash hash={round.link} name={t('tables.link')} /> },
];

const MAY_BE_VOID: ReadonlySet<DeskRound['state']> = new Set([
  'OPEN',
  'CLOSED',
  'DRAWN',
  'SETTLED',
]);

type VoidProps = { readonly table: DeskTable; readonly round: DeskRound };

function VoidRound({ table: { game, gameCode }, round: { issue, state } }: VoidProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const mayWrite = useMay('tables.write');
  const [isOpen, setIsOpen] = useState(false);
  if (!mayWrite || !MAY_BE_VOID.has(state)) return null;
  const refunds = t(state === 'SETTLED' ? 'tables.void-paid' : 'tables.void-unpaid');
  return (
    <div className={styles.tools}>
      <Button kind="danger" onClick={() => setIsOpen(true)}>
        {t('tables.void')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('tables.void-title', { issue })}
          words={game === 'one-day' ? `${t('tables.void-deal')} ${refunds}` : refunds}
          action={t('tables.void')}
          danger
          act={(reason) => call(routes.voidRound, { gameCode, issue, reason })}
          done={t('tables.voided')}
          onDone={() => queries.invalidateQueries()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
