import { GOOD_KINDS } from '@nokshi/contract/points.ts';
import { Button, Check, Chips, EmptyState, Tabs } from '@nokshi/ui';
import { useTrial } from '../../data/gate.ts';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { ChangeList } from './change-list.tsx';
import { ConvertDialog } from './convert-dialog.tsx';
import { GoodDialog } from './good-dialog.tsx';
import { GoodsGrid } from './goods-grid.tsx';
import { Holding } from './holding.tsx';
import { OrderList } from './order-list.tsx';
import { chosenGoods, useGoods, usePoints } from './points.ts';
import styles from './points.module.css';

const PARTS = ['goods', 'history', 'details'] as const;

/** `/pointMall`: points, goods, redeem history and points details. R-007, O-001, O-002. */
export default function PointMall() {
  const { t } = useWords();
  const { params, change } = useAddress();
  const mine = useSession(({ phase }) => phase === 'in');
  const trial = useTrial();
  const isMember = mine && !trial;
  const part = PARTS.find((each) => isMember && each === params.get('tab')) ?? 'goods';
  const tabs = PARTS.map((id) => ({ id, label: t(`points.tab-${id}`) }));
  return (
    <div className={styles.page}>
      <h1>{t('page.points')}</h1>
      {isMember ? <Holding /> : <Invited />}
      <Tabs
        label={t('page.points')}
        tabs={isMember ? tabs : tabs.slice(0, 1)}
        selected={part}
        onSelect={(tab) => change({ tab: tab === 'goods' ? null : tab, status: null })}
      >
        {part === 'goods' && <Goods isMember={isMember} />}
        {part === 'history' && <OrderList />}
        {part === 'details' && <ChangeList />}
      </Tabs>
      {isMember && params.get('m') === 'convert' && <ConvertDialog />}
    </div>
  );
}

/** A visitor sees the goods, and how points come about. */
function Invited() {
  const { t } = useWords();
  const { open, href } = useAddress();
  return (
    <section className={styles.holding}>
      <p>{t('points.visitor')}</p>
      <Button kind="main" onClick={() => open({ m: 'login', next: href({}) })}>
        {t('points.log-in')}
      </Button>
    </section>
  );
}

function Goods({ isMember }: { readonly isMember: boolean }) {
  const { t, language } = useWords();
  const { params, change, open } = useAddress();
  const goods = useGoods(language);
  const held = usePoints(isMember).data?.pointBalance;
  const kind = GOOD_KINDS.find((each) => each === params.get('kind')) ?? null;
  const within = isMember && params.has('mine') ? (held ?? 0) : null;
  const chips = ['all', ...GOOD_KINDS] as const;
  return (
    <>
      <div className={styles.filters}>
        <Chips
          label={t('points.kind')}
          chips={chips.map((id) => ({ id, label: t(`points.kind-${id}`) }))}
          selected={kind ?? 'all'}
          onSelect={(id) => change({ kind: id === 'all' ? null : id }, true)}
        />
        {isMember && (
          <Check
            checked={params.has('mine')}
            onChange={({ target }) => change({ mine: target.checked ? '1' : null }, true)}
          >
            {t('points.within')}
          </Check>
        )}
      </div>
      <QueryView query={goods}>
        {({ rows }) => {
          const shown = chosenGoods(rows, { kind, within });
          const shownGood = params.get('m') === 'good' ? params.get('good') : null;
          const one = rows.find(({ id }) => id === shownGood);
          return (
            <>
              {shown.length === 0 ? (
                <EmptyState
                  icon="gift"
                  title={t(rows.length === 0 ? 'points.none' : 'points.none-chosen')}
                />
              ) : (
                <GoodsGrid goods={shown} held={held} onOpen={(good) => open({ m: 'good', good })} />
              )}
              {one && <GoodDialog key={one.id} good={one} isMember={isMember} />}
            </>
          );
        }}
      </QueryView>
    </>
  );
}
