import { useWords } from '../../lib/words.ts';
import { type Chosen, chosenOf } from '@nokshi/contract/plays/selection.ts';
import styles from './selection-view.module.css';

type Props = {
  readonly family: string;
  readonly play: string;
  readonly drawDate: string;
  /** The text of the selection (house-math/lottery/selection-text.ts). */
  readonly selection: string;
  /** False where the text is the beginning of a longer one. */
  readonly isWhole?: boolean;
};

/** What a bet chose: its places or parts, each with its numbers or answers. */
export function SelectionView({ family, play, drawDate, selection, isWhole = true }: Props) {
  const { t } = useWords();
  const chosen = isWhole ? chosenOf(t, { family, play, drawDate }, selection) : null;
  if (!chosen) return <span className={styles.text}>{isWhole ? selection : `${selection}…`}</span>;
  return <ChosenView chosen={chosen} />;
}

export const ChosenView = ({ chosen }: { readonly chosen: readonly Chosen[] }) => (
  <span className={styles.parts}>
    {chosen.map(({ label, items }) => (
      <span key={label ?? ''} className={styles.part}>
        {label !== null && <span className={styles.label}>{label}</span>}
        {items.map((item) => (
          <span key={item} className={styles.item}>
            {item}
          </span>
        ))}
      </span>
    ))}
  </span>
);
