import { vipRoutes } from '@nokshi/contract/player/vip.ts';
import type { VipLevel } from '@nokshi/contract/vip.ts';
import { Button } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useTrial } from '../../data/gate.ts';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { LevelList } from './level-list.tsx';
import { OwnLevel } from './own-level.tsx';
import styles from './vip.module.css';

/** What each level asks for and brings; the same for everybody. */
const useLevels = () =>
  useQuery({ queryKey: ['vip', 'levels'], queryFn: () => call(vipRoutes.levels, {}) });

/** The member's own level. Checklist O-009. */
const useOwnVip = () =>
  useQuery({
    queryKey: ['mine', 'vip'],
    queryFn: () => call(vipRoutes.own, {}),
    staleTime: 0,
  });

/** `/vip`: the own level, the way to the next, and what all levels ask for and bring. O-009. */
export default function VipPage() {
  const { t } = useWords();
  const mine = useSession(({ phase }) => phase === 'in');
  const isMember = !useTrial() && mine;
  return (
    <div className={styles.page}>
      <h1>{t('page.vip')}</h1>
      <QueryView query={useLevels()}>
        {({ levels }) =>
          isMember ? (
            <Mine levels={levels} />
          ) : (
            <>
              <Invited />
              <LevelList levels={levels} own={null} />
            </>
          )
        }
      </QueryView>
    </div>
  );
}

function Mine({ levels }: { readonly levels: readonly VipLevel[] }) {
  return (
    <QueryView query={useOwnVip()}>
      {(own) => (
        <>
          <OwnLevel own={own} levels={levels} />
          <LevelList levels={levels} own={own.level} />
        </>
      )}
    </QueryView>
  );
}

/** A visitor sees the levels, and how they come about. */
function Invited() {
  const { t } = useWords();
  const { open, href } = useAddress();
  return (
    <section className={styles.own}>
      <p>{t('vip.visitor')}</p>
      <Button kind="main" onClick={() => open({ m: 'login', next: href({}) })}>
        {t('vip.log-in')}
      </Button>
    </section>
  );
}
