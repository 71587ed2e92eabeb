import {
  type DeskIssue,
  type DeskLottery,
  consoleLotteryRoutes as routes,
} from '@nokshi/contract/console/lottery.ts';
import { Button, Dialog, Facts, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { WaitingProposals } from '../../lib/waiting-proposals.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { DrawnView } from './drawn-view.tsx';
import { IssueState } from './issue-state.tsx';
import { IssueBets } from './issue-bets.tsx';
import { LOOK_MS, LOTTERY_KEY, objectOf } from './lotteries.ts';
import { Kept } from '../../lib/house-result.tsx';
import { ShortHash } from '../../lib/short-hash.tsx';

type Props = {
  readonly game: DeskLottery;
  readonly issue: string;
  readonly onClose: () => void;
};

/** One issue beside the list: what was drawn, what it took, its largest bets, its proof. */
export function IssuePanel({ game, issue: asked, onClose }: Props) {
  const { t, local } = useWords();
  const { gameCode, family } = game;
  const query = useQuery({
    queryKey: [...LOTTERY_KEY, 'issue', gameCode, asked],
    queryFn: () => call(routes.issue, { gameCode, issue: asked }),
    // It goes on by itself until it is paid or refunded.
    refetchInterval: ({ state: { data } }) =>
      data && ENDED.has(data.issue.state) ? false : LOOK_MS,
  });
  return (
    <Dialog
      title={`${local(game.name)} ${asked}`}
      size="side"
      closeLabel={t('app.close')}
      onClose={onClose}
    >
      <QueryView query={query} height="480px">
        {({ issue, proofPage, bets }) => (
          <div className={styles.stack}>
            <IssueState issue={issue} />
            <WaitingProposals object={objectOf(issue)} />
            {issue.numbers && <DrawnView family={family} numbers={issue.numbers} />}
            <Facts facts={factsOf(t, issue)} />
            {issue.root !== null && (
              <a href={proofPage} target="_blank" rel="noreferrer">
                {t('lotteries.proof-page')}
              </a>
            )}
            <Acts game={game} issue={issue} />
            <h3>{t('lotteries.largest')}</h3>
            <IssueBets family={family} issue={issue} bets={bets} />
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

const factsOf = (t: Translate, issue: DeskIssue) => [
  { name: t('lotteries.opens'), value: timeText(issue.opensAt) },
  { name: t('lotteries.closes'), value: timeText(issue.closesAt) },
  { name: t('lotteries.draws-at'), value: timeText(issue.drawsAt) },
  { name: t('lotteries.bets'), value: countText(issue.bets) },
  { name: t('lotteries.members'), value: countText(issue.members) },
  { name: t('lotteries.staked'), value: <MoneyText amount={issue.staked} /> },
  {
    name: t('lotteries.paid'),
    value: issue.paid === null ? '–' : <MoneyText amount={issue.paid} />,
  },
  {
    name: t('lotteries.kept'),
    value: issue.paid === null ? '–' : <Kept staked={issue.staked} paid={issue.paid} />,
  },
  ...(issue.voidReason === null
    ? []
    : [{ name: t('lotteries.void-reason'), value: issue.voidReason }]),
  { name: t('lotteries.number'), value: issue.number === null ? '–' : countText(issue.number) },
  {
    name: t('lotteries.root'),
    value: <ShortHash hash={issue.root} name={t('lotteries.root')} />,
  },
  {
    name: t('lotteries.link'),
    value: <ShortHash hash={issue.link} name={t('lotteries.link')} />,
  },
];

const ENDED: ReadonlySet<DeskIssue['state']> = new Set(['SETTLED', 'REFUNDED']);

const MAY_BE_VOID: ReadonlySet<DeskIssue['state']> = new Set([
  'OPEN',
  'CLOSED',
  'DRAWN',
  'SETTLED',
]);

function Acts({ game, issue }: { readonly game: DeskLottery; readonly issue: DeskIssue }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [mayWrite, mayEnter] = [useMay('lottery.write'), useMay('lottery.results')];
  const [open, setOpen] = useState<'void' | 'correct' | null>(null);
  const mayVoid = mayWrite && MAY_BE_VOID.has(issue.state);
  const mayCorrect = mayEnter && game.source === 'external' && issue.state === 'SETTLED';
  if (!mayVoid && !mayCorrect) return null;
  const { gameCode } = game;
  const asked = { gameCode, issue: issue.issue };
  const again = () => queries.invalidateQueries();
  return (
    <div className={styles.tools}>
      {mayCorrect && <Button onClick={() => setOpen('correct')}>{t('lotteries.correct')}</Button>}
      {mayVoid && (
        <Button kind="danger" onClick={() => setOpen('void')}>
          {t('lotteries.void')}
        </Button>
      )}
      {open === 'void' && (
        <ReasonDialog
          title={t('lotteries.void-title', { issue: issue.issue })}
          words={t(issue.state === 'SETTLED' ? 'lotteries.void-paid' : 'lotteries.void-unpaid')}
          action={t('lotteries.void')}
          danger
          act={(reason) => call(routes.voidIssue, { ...asked, reason })}
          done={t('lotteries.voided')}
          onDone={again}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'correct' && issue.numbers && (
        <CorrectDialog
          draw={{ ...asked, name: game.name, family: game.family, numbers: issue.numbers }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
