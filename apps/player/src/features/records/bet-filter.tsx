import { WAGER_ENDS } from '@nokshi/contract/player/records.ts';
import { Button, Icon } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { useGame, useMenus } from '../../data/queries.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import type { BetsAsked } from './bets-asked.ts';
import styles from './records.module.css';

/** Which bets are shown: of a product, of a game, and how they ended. */
export function BetFilter({ asked: { category, end, gameId } }: { readonly asked: BetsAsked }) {
  const { t, local } = useWords();
  const { change } = useAddress();
  const menus = useMenus().data?.data ?? [];
  const game = useGame(gameId ?? null).data;
  return (
    <div className={styles.choices}>
      <Choice
        label={t('records.product')}
        value={category ?? ''}
        choices={[
          { id: '', label: t('records.all') },
          ...menus.map(({ category: id, name }) => ({ id: id as string, label: local(name) })),
        ]}
        onChange={(id) => change({ product: id || null }, true)}
      />
      <Choice
        label={t('records.state')}
        value={end ?? ''}
        choices={[
          { id: '', label: t('records.all') },
          ...WAGER_ENDS.map((id) => ({ id: id as string, label: t(`records.end-${id}`) })),
        ]}
        onChange={(id) => change({ end: id || null }, true)}
      />
      {gameId && (
        <Button small onClick={() => change({ game: null }, true)}>
          <Icon name="close" size={16} />
          {t('records.only', { game: game ? local(game.name) : gameId })}
        </Button>
      )}
    </div>
  );
}
