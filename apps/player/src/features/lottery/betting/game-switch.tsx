import type { LotteryCard } from '@nokshi/contract/player/lottery.ts';
import { Choice } from '@nokshi/ui/choice.tsx';
import { useAddress } from '../../../lib/address.ts';
import { useWords } from '../../../lib/words.ts';
import { useMenu } from '../queries.ts';
import styles from './head.module.css';

/** From one lottery to another without the lobby between them. */
export function GameSwitch({ game }: { readonly game: LotteryCard }) {
  const { t, local } = useWords();
  const { change } = useAddress();
  const all = useMenu().data?.data ?? [game];
  const go = (gameCode: string) => {
    const vendor = all.find((each) => each.gameCode === gameCode)?.vendor ?? game.vendor;
    change({ gameCode, vendor, playType: null, mode: null, sheet: null });
  };
  return (
    <div className={styles.switch}>
      <h1 className="visually-hidden">{local(game.name)}</h1>
      <Choice
        label={t('lottery.bet-switch')}
        labelHidden
        value={game.gameCode}
        choices={(all.some(({ gameCode }) => gameCode === game.gameCode) ? all : [game]).map(
          (each) => ({ id: each.gameCode, label: local(each.name) }),
        )}
        onChange={go}
      />
    </div>
  );
}
