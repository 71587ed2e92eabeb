import { type AwardRow, jackpotsRoutes } from '@nokshi/contract/player/jackpots.ts';
import { type PotDraw, slotsRoutes } from '@nokshi/contract/player/slots.ts';
import { Button, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagesView } from '../../lib/pages-view.tsx';
import { Moment } from '../../lib/moment.tsx';
import { useWords } from '../../lib/words.ts';
import { AwardCheck } from './award-check.tsx';
import styles from './jackpots.module.css';

type Drawn = Pick<AwardRow, 'awardId' | 'player' | 'amount' | 'at'> & { readonly name: string };
type Cursor = { readonly cursor?: string };

/** Every award, newest first; anyone can draw each of them again. */
export function Awards() {
  const { t, local } = useWords();
  const read = (from: Cursor) => call(jackpotsRoutes.awards, from);
  const tell = (award: AwardRow): Drawn => ({ ...award, name: local(award.name) });
  return <Pages of="awards" read={read} tell={tell} none={t('jackpot.none')} />;
}

/** Every pot of a slot that was drawn at its ceiling, in the same way. */
export function PotDraws() {
  const { t, local } = useWords();
  const read = (from: Cursor) => call(slotsRoutes.draws, from);
  const tell = (draw: PotDraw): Drawn => ({
    ...draw,
    name: `${local(draw.game)}, ${local(draw.pot)}`,
  });
  return <Pages of="draws" read={read} tell={tell} none={t('jackpot.no-draw')} />;
}

type Shown<Row> = {
  readonly of: string;
  readonly read: (from: Cursor) => Promise<{ rows: readonly Row[]; next: string | null }>;
  readonly tell: (row: Row) => Drawn;
  readonly none: string;
};

function Pages<Row>({ of, read, tell, none }: Shown<Row>) {
  const found = useInfiniteQuery({
    queryKey: ['jackpots', of],
    queryFn: ({ pageParam }) => read(pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Pages hear of a pool's award, and not of each pot's.
    staleTime: 0,
  });
  return (
    <PagesView query={found}>
      {(pages) => {
        const rows = pages.flatMap((page) => page.rows.map(tell));
        return rows.length === 0 ? (
          <p>{none}</p>
        ) : (
          <ol className={styles.awards}>
            {rows.map((award) => (
              <Award key={award.awardId} award={award} />
            ))}
          </ol>
        );
      }}
    </PagesView>
  );
}

function Award({ award }: { readonly award: Drawn }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <div className={styles.award}>
        <span>
          {award.player} · {award.name}
        </span>
        <Moment at={award.at} />
        <strong>
          <MoneyText amount={award.amount} />
        </strong>
      </div>
      {open ? (
        <AwardCheck awardId={award.awardId} />
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>{t('jackpot.check')}</Button>
        </div>
      )}
    </li>
  );
}
