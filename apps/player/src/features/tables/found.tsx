import type { Game } from '@nokshi/contract/player/catalogue.ts';
import type { TableCard as Facts } from '@nokshi/contract/player/tables.ts';
import { Button, EmptyState, Skeleton } from '@nokshi/ui';
import { useTrial } from '../../data/gate.ts';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { type Mine, useAsked, useMine } from './asked.ts';
import { AloneCard } from './blackjack.tsx';
import { inOrderOf, levelIn, narrowed, type TableTab } from './cards.ts';
import { TableCard } from './table-card.tsx';
import styles from './card-frame.module.css';

type Props = { readonly tables: readonly Facts[]; readonly alone: readonly Game[] };

/** The tables that fit what the address asks for. */
export function Found({ tables, alone }: Props) {
  const { mine } = useAsked();
  const own = useMine(mine);
  if (own === 'gate') return <Gate mine={mine} />;
  if (own === null) return <Grid tables={tables} alone={alone} />;
  return (
    <QueryView query={own}>
      {(codes) => (
        <Grid
          tables={inOrderOf(tables, codes)}
          alone={alone.filter(({ gameId }) => codes.includes(gameId))}
        />
      )}
    </QueryView>
  );
}

function Grid({ tables, alone }: Props) {
  const { tab, level, mine } = useAsked();
  const shown = narrowed(tables, { tab, level });
  const single = alone.filter(
    ({ gameId }) =>
      (tab === null || tab === 'blackjack') && (level === null || levelIn(gameId) === level),
  );
  if (shown.length + single.length === 0) return <None mine={mine} tab={tab} />;
  return (
    <ul className={styles.grid}>
      {shown.map((table) => (
        <TableCard key={table.gameCode} table={table} />
      ))}
      {single.map((game) => (
        <AloneCard key={game.gameId} game={game} />
      ))}
    </ul>
  );
}

/** The own lists of somebody who is not logged in. V-005, V-006. */
function Gate({ mine }: { readonly mine: Mine }) {
  const { t } = useWords();
  const { open, href } = useAddress();
  const isTrial = useTrial();
  const isAsking = useSession(({ phase }) => phase === 'asking');
  if (isAsking) return <Skeleton height="240px" />;
  return (
    <EmptyState title={t(mine === 'fav' ? 'live.mine-fav' : 'live.mine-recent')}>
      <p>{t(isTrial ? 'lobby.own-trial' : 'lobby.own-visitor')}</p>
      <Button
        kind="main"
        onClick={() => open(isTrial ? { m: 'register' } : { m: 'login', next: href({}) })}
      >
        {t(isTrial ? 'register.do' : 'login.do')}
      </Button>
    </EmptyState>
  );
}

function None({ mine, tab }: { readonly mine: Mine; readonly tab: TableTab | null }) {
  const { t } = useWords();
  const { change } = useAddress();
  if (mine !== 'all' && tab === null)
    return (
      <EmptyState title={t(`live.no-${mine}`)}>
        <p>{t(`live.no-${mine}-words`)}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={t('live.none-found')} icon="search">
      <Button onClick={() => change({ table: null, level: null, mine: null }, true)}>
        {t('live.clear')}
      </Button>
    </EmptyState>
  );
}
