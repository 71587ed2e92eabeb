import type { DeskLottery } from '@nokshi/contract/console/lottery.ts';
import { Choice } from '@nokshi/ui/choice.tsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { inAddress } from '../../lib/in-address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { useLotteries } from './lotteries.ts';

type Props = {
  /** Beside the choice of the lottery. */
  readonly tools?: ReactNode;
  readonly children: (game: DeskLottery) => ReactNode;
};

/** What is shown of one lottery: that of the address, else the first. */
export function OfLottery({ tools, children }: Props) {
  const { t, local } = useWords();
  const [search, setSearch] = useSearchParams();
  return (
    <QueryView query={useLotteries()} height="480px">
      {({ games }) => {
        const game = games.find(({ gameCode }) => gameCode === search.get('game')) ?? games[0];
        if (!game) return null;
        return (
          <>
            <div className={`${styles.tools} ${styles.apart}`}>
              <Choice
                label={t('lotteries.game')}
                value={game.gameCode}
                choices={games.map(({ gameCode, name }) => ({ id: gameCode, label: local(name) }))}
                onChange={(gameCode) =>
                  setSearch(inAddress({ game: gameCode, issue: null }), { replace: true })
                }
              />
              {tools}
            </div>
            {children(game)}
          </>
        );
      }}
    </QueryView>
  );
}
