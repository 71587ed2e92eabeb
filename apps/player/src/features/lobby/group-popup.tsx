import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { Dialog, EmptyState } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { GameCard } from './game-card.tsx';
import styles from './lobby.module.css';

/** The games of a group, over the list it stands in. Checklist M-009, G-018. */
export default function GroupPopup({ groupId }: { readonly groupId: string }) {
  const { t, local } = useWords();
  const { close } = useAddress();
  const games = useQuery({
    queryKey: ['games', 'group', groupId],
    queryFn: () => call(catalogueRoutes.subGames, { gameId: groupId }),
  });
  return (
    <Dialog
      title={games.data ? local(games.data.group.name) : t('lobby.group')}
      closeLabel={t('app.close')}
      onClose={() => close({ group: null })}
    >
      <QueryView query={games}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t('lobby.none')} level={3} />
          ) : (
            <ul className={styles.grid}>
              {data.map((game) => (
                <GameCard key={game.gameId} game={game} eager />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Dialog>
  );
}
