import { Button, EmptyState, Skeleton } from '@nokshi/ui';
import type { ReactNode } from 'react';
import { useHasPicks } from '../../data/favorites.ts';
import { useTrial } from '../../data/gate.ts';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import type { Mode } from './filters.ts';

type Props = {
  readonly mode: Mode;
  /** Of a heading here: a page of one category has none above it but its title. */
  readonly level: 2 | 3;
  readonly children: ReactNode;
};

/**
 * The member's own lists, where there is a member: an address of one that a visitor or free play
 * opens says what it takes. Checklist G-002, G-003, V-005, V-006.
 */
export function OwnGames({ mode, level, children }: Props) {
  const { t } = useWords();
  const { open, href } = useAddress();
  const mine = useHasPicks();
  const trial = useTrial();
  const asking = useSession(({ phase }) => phase === 'asking');
  if (mine || (mode !== 'fav' && mode !== 'recent')) return children;
  if (asking) return <Skeleton height="240px" />;
  return (
    <EmptyState title={t(mode === 'fav' ? 'lobby.fav-title' : 'lobby.recent-title')} level={level}>
      <p>{t(trial ? 'lobby.own-trial' : 'lobby.own-visitor')}</p>
      <Button
        kind="main"
        onClick={() => open(trial ? { m: 'register' } : { m: 'login', next: href({}) })}
      >
        {t(trial ? 'register.do' : 'login.do')}
      </Button>
    </EmptyState>
  );
}
