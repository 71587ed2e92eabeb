import { consoleCatalogueRoutes } from '@nokshi/contract/console/catalogue.ts';
import {
  consoleSlotsRoutes as routes,
  type LargestWins,
  SURVEY_WINDOWS,
  type SurveyDay,
  type SurveyedGame,
} from '@nokshi/contract/console/slots.ts';
import { Button, Facts, MoneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { ReturnPlot } from './plot.tsx';
import { returnText } from './return-text.ts';
import { StandingBadge } from './returns-tab.tsx';
import { type Money, SLOTS_KEY } from './slots-key.ts';

type Props = { readonly gameCode: string; readonly asset: Money };

/** One slot: its meters, its return in each window and day by day, and the switch to close it. */
export function GamePage({ gameCode, asset }: Props) {
  const { t, local } = useWords();
  const may = useMay('catalogue.write');
  const [switching, setSwitching] = useState(false);
  const query = useQuery({
    queryKey: [...SLOTS_KEY, 'game', gameCode, asset],
    queryFn: () => call(routes.game, { gameCode, asset }),
  });
  return (
    <QueryView query={query} height="480px">
      {({ game, largest, days }) => (
        <section className={styles.stack} aria-label={local(game.name)}>
          <div className={styles.between}>
            <div className={styles.tools}>
              <h2>{local(game.name)}</h2>
              <code className={styles.mono}>{game.gameCode}</code>
              {!game.isOpen && <span className={styles.badge}>{t('slots.closed')}</span>}
            </div>
            <div className={styles.tools}>
              <Link href="/slots">{t('slots.all-games')}</Link>
              {may && (
                <Button kind={game.isOpen ? 'danger' : 'main'} onClick={() => setSwitching(true)}>
                  {t(game.isOpen ? 'slots.close-game' : 'slots.open-game')}
                </Button>
              )}
            </div>
          </div>
          <ReturnPlot days={days} rtp={Number(game.rtp)} played={game.windows.all.rounds !== '0'} />
          <div className={styles.cards}>
            <Windows game={game} />
            <Meters game={game} />
            <Largest wins={largest} />
          </div>
          {days.length > 0 && <Days days={days} />}
          {switching && <SwitchGame game={game} onClose={() => setSwitching(false)} />}
        </section>
      )}
    </QueryView>
  );
}

function Days({ days }: { readonly days: readonly SurveyDay[] }) {
  const { t } = useWords();
  return (
    <>
      <h3>{t('slots.days')}</h3>
      <Table
        caption={t('slots.days')}
        rows={[...days].reverse()}
        rowKey={({ day }) => day}
        columns={[
          { id: 'day', title: t('slots.day'), whole: true, cell: ({ day }) => day },
          {
            id: 'staked',
            title: t('slots.staked'),
            figure: true,
            cell: ({ staked }) => <MoneyText amount={staked} />,
          },
          {
            id: 'paid',
            title: t('slots.paid'),
            figure: true,
            cell: ({ paid }) => <MoneyText amount={paid} />,
          },
          {
            id: 'since',
            title: t('slots.since-first'),
            figure: true,
            cell: (day) => returnText(t, day),
          },
        ]}
      />
    </>
  );
}

function Windows({ game }: { readonly game: SurveyedGame }) {
  const { t } = useWords();
  return (
    <div>
      <h3>{t('slots.measured')}</h3>
      <Facts
        facts={SURVEY_WINDOWS.map((window) => {
          const { standing, rounds, ...measured } = game.windows[window];
          return {
            name: t(`slots.window-${window}`),
            value: (
              <span className={styles.pair}>
                <StandingBadge standing={standing} />
                {returnText(t, measured)}
                <small>{t('slots.of-rounds', { count: Number(rounds) })}</small>
              </span>
            ),
          };
        })}
      />
    </div>
  );
}

function Meters({ game }: { readonly game: SurveyedGame }) {
  const { t } = useWords();
  const { meters, hold, theoreticalHold, since } = game;
  const money = (['staked', 'paid', 'biggest', 'contributed', 'jackpots', 'held'] as const).map(
    (meter) => ({ name: t(`slots.${meter}`), value: <MoneyText amount={meters[meter]} /> }),
  );
  return (
    <div>
      <h3>{t('slots.meters')}</h3>
      <Facts
        facts={[
          { name: t('slots.since'), value: since ? timeText(since) : '–' },
          { name: t('slots.rounds'), value: countText(meters.rounds) },
          ...money,
          { name: t('slots.hold'), value: hold === null ? '–' : `${hold} %` },
          { name: t('slots.theoretical-hold'), value: `${theoreticalHold} %` },
        ]}
      />
    </div>
  );
}

function Largest({ wins: { ceiling, ceilingOnceIn, rareWin } }: { readonly wins: LargestWins }) {
  const { t } = useWords();
  const oncePer = ceilingOnceIn.atMost ? 'slots.less-than-once-in' : 'slots.once-in';
  const { tried } = rareWin;
  const lines = [
    {
      name: t('slots.ceiling'),
      often: t(oncePer, { rounds: Number(ceilingOnceIn.rounds) }),
      value: t('slots.times', { times: Number(ceiling) }),
      known: null,
    },
    {
      name: t('slots.rare-win'),
      often: t('slots.once-in', { rounds: Number(rareWin.oneIn) }),
      value: t('slots.times-or-more', { times: Number(rareWin.times) }),
      known: tried
        ? t('slots.tried', {
            from: Number(tried.from),
            to: Number(tried.to),
            rounds: Number(tried.rounds),
          })
        : t('slots.exactly'),
    },
  ];
  return (
    <div>
      <h3>{t('slots.largest')}</h3>
      <Facts
        facts={lines.map(({ name, often, value, known }) => ({
          name,
          value: (
            <span className={styles.pair}>
              {value}
              <small>{often}</small>
              {known && <small>{known}</small>}
            </span>
          ),
        }))}
      />
    </div>
  );
}

/** The catalogue's own switch: it needs the same right here as there. */
function SwitchGame({
  game,
  onClose,
}: {
  readonly game: SurveyedGame;
  readonly onClose: () => void;
}) {
  const { t, local } = useWords();
  const queries = useQueryClient();
  const label = t(game.isOpen ? 'slots.close-game' : 'slots.open-game');
  return (
    <ReasonDialog
      title={`${label}: ${local(game.name)}`}
      words={t(game.isOpen ? 'slots.close-words' : 'slots.open-words')}
      action={label}
      danger={game.isOpen}
      act={(reason) =>
        call(consoleCatalogueRoutes.setGame, {
          gameId: game.gameCode,
          cells: { enabled: game.isOpen ? '0' : '1' },
          reason,
        })
      }
      done={t('slots.switched')}
      onDone={() => queries.invalidateQueries({ queryKey: SLOTS_KEY })}
      onClose={onClose}
    />
  );
}
