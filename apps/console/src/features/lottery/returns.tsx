import type { DeskLottery } from '@nokshi/contract/console/lottery.ts';
import { isFamily } from '@nokshi/house-math/lottery/families.ts';
import { Chips, Note, Table } from '@nokshi/ui';
import { groupOf, playNames } from '@nokshi/contract/plays/names.ts';
import { dayText } from '@nokshi/web/time.ts';
import { useMemo, useState } from 'react';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { isFixed, playReturns } from './returns-of.ts';
import { BASES } from './terms-draft.ts';

/** What every play of a lottery returns, in a prize mode and at one of its bases. */
export function Returns({ game }: { readonly game: DeskLottery }) {
  const { t } = useWords();
  const { family, prizeModes, terms } = game;
  const [mode, setMode] = useState(prizeModes[0] ?? 'Lott');
  const [chosen, setChosen] = useState<(typeof BASES)[number]>('usual');
  const base = terms.bases[chosen];
  const rows = useMemo(
    () => (isFamily(family) ? playReturns({ family, mode, base }, dayText(Date.now())) : []),
    [family, mode, base],
  );
  if (!isFamily(family)) return null;
  const fixed = isFixed({ family, mode });
  const names = playNames(t, family);
  return (
    <div className={styles.stack}>
      {prizeModes.length > 1 && (
        <Chips
          label={t('lotteries.mode')}
          chips={prizeModes.map((id) => ({ id, label: t(`lotteries.mode-${id}`) }))}
          selected={mode}
          onSelect={setMode}
        />
      )}
      {fixed ? (
        <Note>{t('lotteries.fixed-odds')}</Note>
      ) : (
        <>
          <Chips
            label={t('lotteries.bases')}
            chips={BASES.map((id) => ({
              id,
              label: `${t(`lotteries.base-${id}`)} ${countText(terms.bases[id])}`,
            }))}
            selected={chosen}
            onSelect={setChosen}
          />
          <p className={styles.quiet}>
            {t('lotteries.returns-words', { rebate: rebateText(terms.bases.bet - base) })}
          </p>
        </>
      )}
      <Table
        caption={t('lotteries.part-returns')}
        rows={rows}
        rowKey={({ play }) => play}
        columns={[
          {
            id: 'play',
            title: t('lotteries.play'),
            cell: ({ play }) => (
              <PlayName name={names.play(play)} group={names.group(groupOf(play, family))} />
            ),
          },
          {
            id: 'returns',
            title: t('lotteries.returns'),
            figure: true,
            cell: ({ least, most }) => (least === most ? `${least} %` : `${least}–${most} %`),
          },
        ]}
      />
    </div>
  );
}

/** A name that begins with its group needs not say it twice. */
function PlayName({ name, group }: { readonly name: string; readonly group: string }) {
  return (
    <span className={styles.pair}>
      {name}
      {!name.startsWith(group) && <small>{group}</small>}
    </span>
  );
}

/** Above the base that may be bet there is none. */
const rebateText = (below: number): string => `${(Math.max(0, below) / 20).toFixed(2)} %`;
