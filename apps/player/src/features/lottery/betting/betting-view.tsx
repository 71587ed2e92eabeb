import { type PrizeMode } from '@nokshi/contract/player/lottery.ts';
import { Chips, Note } from '@nokshi/ui';
import { useState } from 'react';
import { useTrial } from '../../../data/gate.ts';
import { useSession } from '../../../data/session.ts';
import { useAddress } from '../../../lib/address.ts';
import { useWords } from '../../../lib/words.ts';
import { useHasSession } from '../own.ts';
import { type LotteryGame } from '../queries.ts';
import { AgainSheet, BetAgain } from './bet-again.tsx';
import styles from './betting.module.css';
import { ClassicBoard } from './classic-board.tsx';
import { Pauses } from './break-prompt.tsx';
import { Head } from './head.tsx';
import { HeldBalance } from './held-balance.ts';
import { Limits } from './limits.tsx';
import { Mine } from './mine.tsx';
import { OddsTable } from './odds-table.tsx';
import { OwnResult } from './own-result.tsx';
import { QuickBoard } from './quick-board.tsx';
import { drawDateOf, type Table } from './table.ts';
import { Unanswered } from './unanswered.tsx';
import { useReveal } from './use-reveal.ts';

type Props = { readonly game: LotteryGame };

/** The prize mode in the address, or the first that the lottery has. */
function useMode({ game: { prizeModes, family } }: LotteryGame) {
  const { params, change } = useAddress();
  const asked = params.get('mode')?.toLowerCase();
  const first: PrizeMode = family === 'wingo' ? 'Elott' : (prizeModes[0] ?? 'Lott');
  const mode = prizeModes.find((each) => each.toLowerCase() === asked) ?? first;
  return { mode, open: (next: PrizeMode) => change({ mode: next, sheet: null }, true) };
}

/** `/lottery?view=betting`: the issue, the boards, own bets. Products.md 1.4. */
export default function BettingView({ game: answer }: Props) {
  const { t } = useWords();
  const { game, terms, last } = answer;
  const { mode, open } = useMode(answer);
  const isIn = useHasSession();
  const asset = useTrial() ? 'FUN' : 'BDT';
  const { now } = game;
  const { shown, revealing, revealed } = useReveal(last);
  const seen = shown[0]?.issue;
  const table: Table = { game, terms, mode, now, drawDate: drawDateOf(now), seen, asset };
  /** The issue whose draw was shown last while this page was open. */
  const [watched, setWatched] = useState<string | null>(null);
  const modes = game.prizeModes;
  return (
    <div className={styles.view}>
      <Head
        table={table}
        draws={shown}
        revealing={revealing}
        onRevealed={() => {
          setWatched(revealing?.issue ?? null);
          revealed();
        }}
      />
      <HeldBalance gameCode={game.gameCode} now={now} shown={shown[0]} />
      {isIn && <Pauses />}
      <Unanswered />
      <Notes table={table} />
      {modes.length > 1 && (
        <Chips
          label={t('lottery.bet-mode')}
          chips={modes.map((id) => ({ id, label: t(`lottery.bet-mode-${id}`) }))}
          selected={mode}
          onSelect={open}
        />
      )}
      <div className={styles.slot}>
        {watched === null ? (
          <BetAgain table={table} />
        ) : (
          <OwnResult
            key={watched}
            gameCode={game.gameCode}
            issue={watched}
            onClose={() => setWatched(null)}
            otherwise={<BetAgain table={table} />}
          />
        )}
      </div>
      <AgainSheet table={table} />
      {mode === 'ZY' && <OddsTable key={game.gameCode} table={table} />}
      {mode === 'Elott' && game.family === 'wingo' && <QuickBoard table={table} />}
      {mode !== 'ZY' && game.family !== 'wingo' && (
        <ClassicBoard key={`${game.gameCode} ${mode}`} table={table} />
      )}
      <Limits table={table} />
      <Mine gameCode={game.gameCode} seen={seen} />
    </div>
  );
}

/** What stands between this reader and a bet. */
function Notes({ table }: { readonly table: Table }) {
  const { t } = useWords();
  const { phase, member } = useSession();
  if (!table.now) return <Note>{t('lottery.bet-no-issue')}</Note>;
  if (phase === 'out') return <Note>{t('lottery.bet-visitor')}</Note>;
  return member?.restriction ? <Note>{t(`member.${member.restriction}`)}</Note> : null;
}
