import type { Category } from '@nokshi/contract/player/catalogue.ts';
import { Button, Dialog } from '@nokshi/ui';
import { useState } from 'react';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import { BetChips, ClassChips } from './filter-chips.tsx';
import { CLEARED, type Filters } from './filters.ts';
import styles from './games.module.css';

type Props = {
  readonly category: Category | null;
  readonly filters: Pick<Filters, 'minimumBet' | 'classify'>;
};

/** On a phone the chips of bets and classes lie over the list, so that games stay near the top. */
export function FilterSheet({ category, filters }: Props) {
  const { t } = useWords();
  const { change } = useAddress();
  const [isOpen, setOpen] = useState(false);
  const { minimumBet, classify } = filters;
  const count = (minimumBet === 'all' ? 0 : 1) + (classify ? 1 : 0);
  const close = () => setOpen(false);
  return (
    <div className={styles.sheet}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count > 0 ? t('lobby.filters-set', { count }) : t('lobby.filters')}
      </Button>
      {isOpen && (
        <Dialog
          title={t('lobby.filters')}
          closeLabel={t('app.close')}
          backdropCloses
          onClose={close}
        >
          <div className={styles.sheetChips}>
            <BetChips selected={minimumBet} />
            <ClassChips category={category} selected={classify} />
            <Button kind="main" onClick={close}>
              {t('lobby.show-games')}
            </Button>
            {count > 0 && (
              <Button kind="quiet" onClick={() => change(CLEARED, true)}>
                {t('lobby.clear')}
              </Button>
            )}
          </div>
        </Dialog>
      )}
    </div>
  );
}
