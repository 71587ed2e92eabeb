import type { LotteryCard } from '@nokshi/contract/player/lottery.ts';
import { Button, EmptyState, Field, Icon } from '@nokshi/ui';
import type { MessageId } from '../../locales/en/index.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { byFamily, inOrder, narrowed, nodeOf } from './cards.ts';
import styles from './lobby-view.module.css';
import { CardGrid } from './lottery-card.tsx';
import { PageTitle } from './page-title.tsx';
import { useMenu } from './queries.ts';
import { useFavorites } from './use-favorites.ts';

/** All lotteries by family, or those of the vendor in the address; favourites first. Checklist R-012. */
export default function LobbyView() {
  const { t } = useWords();
  const { params } = useAddress();
  return (
    <div className={styles.lobby}>
      <PageTitle title={t('page.lottery')} />
      <QueryView query={useMenu()}>
        {({ data }) => (
          <Lotteries
            cards={narrowed(data, { vendor: params.get('vendor') })}
            search={params.get('q') ?? ''}
          />
        )}
      </QueryView>
    </div>
  );
}

type Props = { readonly cards: readonly LotteryCard[]; readonly search: string };

function Lotteries({ cards, search }: Props) {
  const { t } = useWords();
  const { change } = useAddress();
  const favorites = useFavorites();
  if (cards.length === 0)
    return (
      <EmptyState title={t('lottery.none')} icon="clock">
        <p>{t('lottery.none-words')}</p>
      </EmptyState>
    );
  const found = narrowed(cards, { search });
  const liked = inOrder(
    found.filter((card) => favorites.includes(nodeOf(card))),
    favorites,
  );
  return (
    <>
      <div className={styles.search}>
        <Field
          label={t('lottery.search')}
          labelHidden
          placeholder={t('lottery.search')}
          type="search"
          maxLength={60}
          autoComplete="off"
          value={search}
          before={<Icon name="search" size={18} />}
          onChange={({ target }) => change({ q: target.value || null }, true)}
        />
      </div>
      {found.length === 0 && (
        <EmptyState title={t('lottery.none-found')} icon="search">
          <Button onClick={() => change({ q: null }, true)}>{t('lottery.clear')}</Button>
        </EmptyState>
      )}
      {liked.length > 0 && <Family title={t('lottery.favorites')} cards={liked} />}
      {byFamily(found).map(({ group, cards: ofFamily }) => (
        <Family
          key={group}
          title={t(`lottery.family-${group}` satisfies MessageId)}
          cards={ofFamily}
        />
      ))}
    </>
  );
}

function Family({
  title,
  cards,
}: {
  readonly title: string;
  readonly cards: readonly LotteryCard[];
}) {
  return (
    <section className={styles.family}>
      <h2>{title}</h2>
      <CardGrid cards={cards} />
    </section>
  );
}
