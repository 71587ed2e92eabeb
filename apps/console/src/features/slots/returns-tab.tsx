import {
  consoleSlotsRoutes as routes,
  STANDINGS,
  type Survey,
  SURVEY_WINDOWS,
  type SurveyedGame,
  type SurveyWindow,
} from '@nokshi/contract/console/slots.ts';
import { Button, Chips, classes, type Column, Field, MoneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { saveFile } from '@nokshi/web/save-file.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import { csvOf } from './csv-of.ts';
import { type Money, SLOTS_KEY } from './slots-key.ts';

const LOOK = { few: undefined, inside: styles.good, watch: styles.warn, outside: styles.bad };
/** What asks for a look stands first. */
const RANK: Readonly<Record<Survey['standing'], number>> = {
  outside: 0,
  watch: 1,
  inside: 2,
  few: 3,
};

const METERS = ['staked', 'paid', 'biggest'] as const;

export function StandingBadge({ standing }: { readonly standing: Survey['standing'] }) {
  const { t } = useWords();
  return (
    <span className={classes(styles.badge, LOOK[standing])}>{t(`slots.standing-${standing}`)}</span>
  );
}

/** Every slot with its meters and its return in one window, those outside their band first. */
export function ReturnsTab({ asset }: { readonly asset: Money }) {
  const { t, local } = useWords();
  const [window, setWindow] = useState<SurveyWindow>('all');
  const [search, setSearch] = useState('');
  const query = useQuery({
    queryKey: [...SLOTS_KEY, 'desk', asset],
    queryFn: () => call(routes.desk, { asset }),
    refetchInterval: 60_000,
  });
  const wanted = search.trim().toLowerCase();
  const fits = (game: SurveyedGame) =>
    [game.gameCode, game.vendor, game.name.EN, game.name.BN].some((text) =>
      text.toLowerCase().includes(wanted),
    );
  return (
    <QueryView query={query} height="480px">
      {({ games }) => {
        const rows = games
          .filter(fits)
          .sort((a, b) => RANK[a.windows[window].standing] - RANK[b.windows[window].standing]);
        return (
          <>
            <div className={`${styles.tools} ${styles.apart}`}>
              <Chips
                label={t('slots.window')}
                chips={SURVEY_WINDOWS.map((id) => ({ id, label: t(`slots.window-${id}`) }))}
                selected={window}
                onSelect={setWindow}
              />
              <Field
                label={t('slots.search')}
                type="search"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
              <Button onClick={() => saveFile(`slots-${asset}.csv`, csvOf(games), 'text/csv')}>
                {t('slots.csv')}
              </Button>
            </div>
            <Totals games={games} t={t} />
            <Table
              caption={t('slots.returns')}
              rows={rows}
              rowKey={(game) => game.gameCode}
              columns={columnsOf(t, local, window)}
            />
          </>
        );
      }}
    </QueryView>
  );
}

function columnsOf(
  t: Translate,
  local: (words: SurveyedGame['name']) => string,
  window: SurveyWindow,
): Column<SurveyedGame>[] {
  return [
    {
      id: 'game',
      title: t('slots.game'),
      cell: (game) => (
        <span className={styles.pair}>
          <Link href={`/slots?game=${game.gameCode}`}>{local(game.name)}</Link>
          <small>
            {game.vendor}
            {!game.isOpen && ` · ${t('slots.closed')}`}
          </small>
        </span>
      ),
    },
    {
      id: 'standing',
      title: t('slots.standing'),
      cell: (game) => <StandingBadge standing={game.windows[window].standing} />,
    },
    {
      id: 'rounds',
      title: t('slots.rounds'),
      figure: true,
      cell: (game) => countText(game.windows[window].rounds),
    },
    {
      id: 'measured',
      title: t('slots.measured'),
      figure: true,
      cell: ({ windows, rtp }) => (
        <span className={styles.pair}>
          {windows[window].measured === null ? '–' : `${windows[window].measured} %`}
          <small>{t('slots.sheet', { rtp })}</small>
        </span>
      ),
    },
    ...METERS.map((meter) => ({
      id: meter,
      title: t(`slots.${meter}`),
      figure: true,
      cell: ({ meters }: SurveyedGame) => <MoneyText amount={meters[meter]} />,
    })),
    {
      id: 'hold',
      title: t('slots.hold'),
      figure: true,
      cell: ({ hold, theoreticalHold }) => (
        <span className={styles.pair}>
          {hold === null ? '–' : `${hold} %`}
          <small>{t('slots.sheet', { rtp: theoreticalHold })}</small>
        </span>
      ),
    },
  ];
}

/** How many stand where, over all windows the house has. */
function Totals({ games, t }: { readonly games: readonly SurveyedGame[]; readonly t: Translate }) {
  return (
    <div className={`${styles.badges} ${styles.apart}`}>
      {STANDINGS.map((standing) => {
        const count = games.filter(({ windows }) => windows.all.standing === standing).length;
        return (
          <span key={standing} className={classes(styles.badge, count > 0 && LOOK[standing])}>
            {t(`slots.standing-${standing}`)}: {count}
          </span>
        );
      })}
    </div>
  );
}
