import type { TableCard as Facts } from '@nokshi/contract/player/tables.ts';
import { Button, Icon, MoneyText } from '@nokshi/ui';
import type { ReactNode } from 'react';
import { useTables } from '../../data/tables.ts';
import { Heart } from '../../lib/heart.tsx';
import { Picture } from '../../lib/picture.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { useInView } from '../../lib/use-in-view.ts';
import { useStartGame } from '../../lib/use-start-game.ts';
import { useWords } from '../../lib/words.ts';
import { gameOf } from './cards.ts';
import { LastBouts } from './last-bouts.tsx';
import { RingOdds } from './ring-odds.tsx';
import styles from './ring.module.css';
import { RoundClock } from './round-clock.tsx';
import { useLiveTable } from './use-live-table.ts';

const VENDOR = 'DS88';
const GAME = 'robo-rumble';

type Props = {
  /** Where the house has no ring: the games of the vendor. */
  readonly otherwise: ReactNode;
};

/** `/cockfight`: the ring of two cartoon robots, its odds and its last bouts. Products.md 3.4. */
export default function RingPage({ otherwise }: Props) {
  const { t } = useWords();
  const tables = useTables(VENDOR);
  return (
    <div className={styles.page}>
      <h1>{t('page.cockfight')}</h1>
      <QueryView query={tables}>
        {(all) => {
          const ring = all.find(({ game }) => game === GAME);
          return ring ? <Ring table={ring} /> : otherwise;
        }}
      </QueryView>
    </div>
  );
}

function Ring({ table }: { readonly table: Facts }) {
  const { t, local } = useWords();
  const [place, isInView] = useInView<HTMLDivElement>();
  const card = useLiveTable(table, isInView);
  const start = useStartGame();
  const game = gameOf(card, 'SPORTS');
  return (
    <div ref={place} className={styles.ring}>
      <section className={styles.bout} aria-labelledby="ring">
        <div className={styles.poster}>
          <Picture src={card.image} alt="" width={240} height={240} />
          <span className={styles.virtual}>{t('ring.virtual')}</span>
          <Heart game={game} className={styles.heart} />
        </div>
        <div className={styles.facts}>
          <div className={styles.head}>
            <h2 id="ring">{local(card.name)}</h2>
            <RoundClock card={card} />
          </div>
          {card.now && <p className={styles.quiet}>{t('round.of', { issue: card.now.issue })}</p>}
          <RingOdds opening={card.now?.opening ?? []} />
          <p className={styles.line}>
            <span
              aria-label={t('live.limits', { least: card.limits.least, most: card.limits.most })}
            >
              <MoneyText amount={card.limits.least} /> – <MoneyText amount={card.limits.most} />
            </span>
            <span className={styles.players}>
              <Icon name="people" size={16} />
              {t('live.players', { count: card.players })}
            </span>
          </p>
          <Button kind="main" wide disabled={!card.isOpen} onClick={() => start(game)}>
            {t(card.isOpen ? 'ring.enter' : 'ring.none')}
          </Button>
        </div>
        <p className={styles.words}>{t('ring.virtual-words')}</p>
      </section>
      <LastBouts last={card.last} />
    </div>
  );
}
