import { type AwardRow, jackpotsRoutes } from '@nokshi/contract/player/jackpots.ts';
import { Button, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagesView } from '../../lib/pages-view.tsx';
import { momentText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import { AwardCheck } from './award-check.tsx';
import styles from './jackpots.module.css';

/** Every award there was, newest first, each to be drawn again by whoever wants to. */
export function Awards() {
  const { t } = useWords();
  const awards = useInfiniteQuery({
    queryKey: ['jackpots', 'awards'],
    queryFn: ({ pageParam }) =>
      call(jackpotsRoutes.awards, pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <PagesView query={awards}>
      {(pages) => {
        const rows = pages.flatMap((page) => page.rows);
        return rows.length === 0 ? (
          <p>{t('jackpot.none')}</p>
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

function Award({ award }: { readonly award: AwardRow }) {
  const { t, local } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <div className={styles.award}>
        <span>
          {award.player} · {local(award.name)}
        </span>
        <time dateTime={award.at}>{momentText(award.at)}</time>
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
