import type { DeskLottery } from '@nokshi/contract/console/lottery.ts';
import { Choice } from '@nokshi/ui/choice.tsx';
import { useWords } from '../../lib/words.ts';

type Props = {
  readonly games: readonly DeskLottery[];
  readonly selected: string;
  readonly onSelect: (gameCode: string) => void;
};

/** Which lottery a board is of. */
export function ChooseGame({ games, selected, onSelect }: Props) {
  const { t, local } = useWords();
  return (
    <Choice
      label={t('lotteries.game')}
      value={selected}
      choices={games.map(({ gameCode, name }) => ({ id: gameCode, label: local(name) }))}
      onChange={onSelect}
    />
  );
}
