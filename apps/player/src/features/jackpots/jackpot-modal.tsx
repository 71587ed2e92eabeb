import type { Category } from '@nokshi/contract/player/catalogue.ts';
import type { ShownPool } from '@nokshi/contract/player/jackpots.ts';
import { Dialog, EmptyState, Facts, MoneyText, moneyText } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import type { MessageId } from '../../locales/en/index.ts';
import type { ModalProps } from '../../lib/modal.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { Awards, PotDraws } from './awards.tsx';
import styles from './jackpots.module.css';
import { usePools } from './pools.ts';

const NAMES = {
  RNG: 'page.rng',
  FISH: 'page.fish',
  PVP: 'page.pvp',
  LIVE: 'page.live',
  SPORTS: 'page.sports',
  ESPORTS: 'page.esports',
  LOTT: 'page.lottery',
  ELOTT: 'page.e-lottery',
} as const satisfies Record<Category, MessageId>;

/** The rules of the jackpots, as a regulator asks for them, and every award. domain.md 3, 3.4. */
export default function JackpotModal({ onClose }: ModalProps) {
  const { t } = useWords();
  return (
    <Dialog title={t('jackpot.title')} closeLabel={t('app.close')} onClose={onClose}>
      <div className={styles.page}>
        <QueryView query={usePools()}>
          {({ pools }) =>
            pools.length === 0 ? (
              <EmptyState title={t('jackpot.no-pool')} level={3} />
            ) : (
              pools.map((pool) => <Rules key={pool.poolId} pool={pool} />)
            )
          }
        </QueryView>
        <section aria-labelledby="jackpot-awards">
          <h3 id="jackpot-awards">{t('jackpot.awards')}</h3>
          <Awards />
        </section>
        <section aria-labelledby="jackpot-draws">
          <h3 id="jackpot-draws">{t('jackpot.draws')}</h3>
          <PotDraws />
        </section>
      </div>
    </Dialog>
  );
}

function Rules({ pool }: { readonly pool: ShownPool }) {
  const { t, local } = useWords();
  const seconds = pool.stepMs / 1_000;
  return (
    <section>
      <h3>{local(pool.name)}</h3>
      <ul className={styles.rules}>
        <li>{t('jackpot.rule-funding', { step: moneyText(pool.step), seconds })}</li>
        <li>{t('jackpot.rule-fall', { seed: moneyText(pool.seed), cap: moneyText(pool.cap) })}</li>
        <li>{t('jackpot.rule-tickets', { least: moneyText(pool.leastStake) })}</li>
        <li>{t('jackpot.rule-who')}</li>
        <li>{t('jackpot.rule-one')}</li>
        <li>{t('jackpot.rule-nobody')}</li>
      </ul>
      <Facts
        facts={[
          { name: t('jackpot.seed'), value: <MoneyText amount={pool.seed} /> },
          { name: t('jackpot.cap'), value: <MoneyText amount={pool.cap} /> },
          {
            name: t('jackpot.games'),
            value:
              pool.categories.map((each) => t(NAMES[each])).join(', ') || t('jackpot.all-games'),
          },
          ...(pool.until ? [{ name: t('jackpot.until'), value: timeText(pool.until) }] : []),
          ...(pool.commitment
            ? [{ name: t('fairness.commitment'), value: <code>{pool.commitment}</code> }]
            : []),
        ]}
      />
    </section>
  );
}
