import { spotName } from '@nokshi/contract/spots/names.ts';
import { MoneyText } from '@nokshi/ui';
import { useWords } from '../words.ts';
import styles from './rounds.module.css';

type Props = {
  readonly game: string;
  readonly chips: readonly { readonly spot: string; readonly stake: string }[];
};

/** The chips of a bet by their spots. */
export function ChipList({ game, chips }: Props) {
  const { t } = useWords();
  return (
    <ul className={styles.chips}>
      {chips.map(({ spot, stake }) => (
        <li key={spot}>
          <span>{spotName(t, game, spot)}</span>
          <MoneyText amount={stake} />
        </li>
      ))}
    </ul>
  );
}
