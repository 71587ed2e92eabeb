import { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { Dialog, EmptyState, Field, Icon } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useOpenPlace, useViews, viewPath } from '../lib/saved-views/use-views.ts';
import { useMay } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { useOpenDesks } from './desks.ts';
import styles from './palette.module.css';

/** Ctrl K: go to a desk or straight to a member. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t, why } = useWords();
  const [text, setText] = useState('');
  const open = useOpenPlace();
  const may = useMay('identity.members-read');
  const query = text.trim().toLowerCase();
  const found = useQuery({
    queryKey: ['palette', query],
    queryFn: () => call(consoleIdentityRoutes.members, { query, pageSize: 6 }),
    enabled: may && query.length >= 2,
  });
  const members = query.length >= 2 ? (found.data?.rows ?? []) : [];
  const places = [
    ...usePlaces(query),
    ...members.map(({ id, username }) => ({
      path: `/members/${id}`,
      icon: 'person' as const,
      words: username,
    })),
  ];
  const first = places[0];
  const choose = (path: string) => {
    onClose();
    open(path);
  };
  return (
    <Dialog title={t('app.palette')} closeLabel={t('app.close')} onClose={onClose} backdropCloses>
      <form
        className={styles.palette}
        onSubmit={(event) => {
          event.preventDefault();
          if (first) choose(first.path);
        }}
      >
        <Field
          label={t('app.palette-hint')}
          value={text}
          data-autofocus
          autoComplete="off"
          onKeyDown={goAlong}
          onChange={(event) => setText(event.target.value)}
        />
        <ul>
          {places.map(({ path, icon, words }) => (
            <li key={`${path} ${words}`}>
              <button
                type="button"
                className={styles.choice}
                onKeyDown={goAlong}
                onClick={() => choose(path)}
              >
                <Icon name={icon} size={20} />
                {words}
              </button>
            </li>
          ))}
        </ul>
        {!first && !found.isFetching && (
          <EmptyState
            title={found.error ? why(found.error) : t('app.palette-none')}
            icon="search"
            level={3}
          />
        )}
      </form>
    </Dialog>
  );
}

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from the field along what was found, and round. */
function goAlong(event: KeyboardEvent<HTMLButtonElement | HTMLInputElement>) {
  const step = STEP[event.key];
  const stops = [...(event.currentTarget.form?.elements ?? [])] as HTMLElement[];
  if (step === undefined) return;
  event.preventDefault();
  stops.at((stops.indexOf(event.currentTarget) + step) % stops.length)?.focus();
}

/** The desks with their saved views, and once something is typed the places in them, whose words have it. */
function usePlaces(query: string) {
  const { t } = useWords();
  const views = useViews();
  return useOpenDesks()
    .flatMap(({ path, label, icon, tabs = [] }) => [
      { path, icon, words: t(label) },
      ...views
        .filter(({ desk }) => `/${desk}` === path)
        .map((view) => ({
          path: viewPath(view),
          icon: 'pin' as const,
          words: `${t(label)}: ${view.name}`,
        })),
      ...(query === '' ? [] : tabs).map(({ tab, label: place }) => ({
        path: `${path}?tab=${tab}`,
        icon,
        words: `${t(label)}: ${t(place)}`,
      })),
    ])
    .filter(({ words }) => words.toLowerCase().includes(query));
}
