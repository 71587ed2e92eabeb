import type { Selection } from '@nokshi/house-math/lottery/play.ts';
import { useState } from 'react';
import { Chips } from '@nokshi/ui';
import { useWords } from '../../../lib/words.ts';
import { type BoardProps, useLook } from './use-look.tsx';
import styles from './board.module.css';
import { NumberRow } from './number-row.tsx';

type Bankers = Extract<Selection, { kind: 'bankers' }>;
type Part = 'bankers' | 'others';

/** Bankers are in every unit, the others fill it up: a switch says which of them a press chooses. */
export function BankersBoard(props: BoardProps & { readonly selection: Bankers }) {
  const { selection, onSelect, hintOf, play } = props;
  const { t } = useWords();
  const looks = useLook(props);
  const [part, setPart] = useState<Part>('bankers');
  const other = part === 'bankers' ? 'others' : 'bankers';
  const most = (play.asks.least ?? 2) - 1;
  const put = (chosen: readonly number[]) =>
    onSelect({ ...selection, [part]: part === 'bankers' ? chosen.slice(-most) : chosen });
  return (
    <div className={styles.bankers}>
      <Chips
        label={t('lottery.bet-part')}
        chips={(['bankers', 'others'] as const).map((each) => ({
          id: each,
          label: `${t(`lottery.part-${each}`)} · ${selection[each].length}`,
        }))}
        selected={part}
        onSelect={setPart}
      />
      <p className={styles.about}>
        {part === 'bankers'
          ? t('lottery.bet-bankers-about', { most })
          : t('lottery.bet-others-about')}
      </p>
      <NumberRow
        {...looks}
        label={t(`lottery.part-${part}`)}
        labelHidden
        chosen={selection[part]}
        taken={selection[other]}
        hint={hintOf?.(null)}
        quick={part === 'others'}
        onChange={put}
      />
    </div>
  );
}
