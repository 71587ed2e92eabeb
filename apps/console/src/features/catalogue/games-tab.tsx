import {
  consoleCatalogueRoutes as routes,
  type DeskGame,
} from '@nokshi/contract/console/catalogue.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Chips, type Column, Field, Icon } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { CATALOGUE_KEY } from './cell-words.ts';
import { GameDialog } from './game-dialog.tsx';

type Page = Output<typeof routes.games>;
const STATES = ['all', 'on', 'off', 'hot'] as const;

/** `onChange` is null where this operator may not. */
const columnsOf = (
  { t, local }: ReturnType<typeof useWords>,
  onChange: ((row: DeskGame) => void) | null,
): readonly Column<DeskGame>[] => [
  {
    id: 'game',
    title: t('catalogue.game'),
    cell: (row) => (
      <div className={styles.pair}>
        <span>{local(row.name)}</span>
        <small className={styles.mono}>{row.gameId}</small>
      </div>
    ),
  },
  { id: 'vendor', title: t('catalogue.vendor'), cell: (row) => `${row.vendor} · ${row.category}` },
  {
    id: 'position',
    title: t('catalogue.cell-position'),
    figure: true,
    cell: (row) => row.position,
  },
  {
    id: 'state',
    title: t('catalogue.state'),
    cell: (row) => (
      <div className={styles.badges}>
        <span className={`${styles.badge} ${(row.enabled ? styles.good : styles.warn) ?? ''}`}>
          {t(row.enabled ? 'change.on' : 'change.off')}
        </span>
        {row.isHot && <span className={styles.badge}>{t('catalogue.cell-hot')}</span>}
        {row.gameClassify.map((each) => (
          <span key={each} className={styles.badge}>
            {each}
          </span>
        ))}
      </div>
    ),
  },
  {
    id: 'schedule',
    title: t('catalogue.schedule'),
    cell: (row) =>
      row.from || row.until
        ? `${row.from ? timeText(row.from) : '…'} – ${row.until ? timeText(row.until) : '…'}`
        : t('catalogue.always'),
  },
  ...(onChange
    ? [
        {
          id: 'acts',
          title: '',
          cell: (row: DeskGame) => (
            <Button small kind="quiet" onClick={() => onChange(row)}>
              {t('catalogue.change')}
            </Button>
          ),
        },
      ]
    : []),
];

/** Every game in menu order, found by words and state. */
export function GamesTab() {
  const words = useWords();
  const { t } = words;
  const may = useMay('catalogue.write');
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<DeskGame | null>(null);
  const query = search.get('query') ?? '';
  const state = STATES.find((each) => each === search.get('state')) ?? 'all';
  const asked = useDeferredValue(query.trim());
  const change = (name: string, value: string) =>
    setSearch(
      (held) => {
        const next = new URLSearchParams(held);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <div className={`${styles.tools} ${styles.apart}`}>
        <Field
          label={t('catalogue.search')}
          type="search"
          value={query}
          maxLength={60}
          before={<Icon name="search" size={18} />}
          onChange={(event) => change('query', event.target.value)}
        />
        <Chips
          label={t('catalogue.state')}
          chips={STATES.map((id) => ({ id, label: t(`catalogue.state-${id}`) }))}
          selected={state}
          onSelect={(id) => change('state', id === 'all' ? '' : id)}
        />
      </div>
      <List<Page>
        queryKey={[...CATALOGUE_KEY, 'games', asked, state]}
        load={(cursor) =>
          call(routes.games, {
            ...(asked ? { query: asked } : {}),
            ...(state === 'all' ? {} : { state }),
            cursor,
            pageSize: 25,
          })
        }
        caption={t('catalogue.games')}
        rowKey={(row) => row.gameId}
        empty={t('catalogue.none')}
        columns={columnsOf(words, may ? setOpen : null)}
      />
      {open && <GameDialog game={open} onClose={() => setOpen(null)} />}
    </>
  );
}
