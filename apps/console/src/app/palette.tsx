import { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import { Dialog, Field, Icon } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useDeskStart, useViews, viewPath } from '../lib/saved-views/use-views.ts';
import { useMay } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { useOpenDesks } from './desks.ts';
import styles from './shell.module.css';

/** Ctrl K: go to a desk or straight to a member. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const [, go] = useLocation();
  const may = useMay('identity.members-read');
  const query = text.trim().toLowerCase();
  const found = useQuery({
    queryKey: ['palette', query],
    queryFn: () => call(consoleIdentityRoutes.members, { query, pageSize: 6 }),
    enabled: may && query.length >= 2,
  });
  const desks = usePlaces(query);
  const members = query.length >= 2 ? (found.data?.rows ?? []) : [];
  const choose = (path: string) => {
    onClose();
    go(path);
  };
  const first = desks[0]?.path ?? (members[0] && `/members/${members[0].id}`);
  return (
    <Dialog title={t('app.palette')} closeLabel={t('app.close')} onClose={onClose} backdropCloses>
      <form
        className={styles.palette}
        onSubmit={(event) => {
          event.preventDefault();
          if (first) choose(first);
        }}
      >
        <Field
          label={t('app.palette-hint')}
          value={text}
          data-autofocus
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <ul>
          {desks.map((desk) => (
            <li key={`${desk.path} ${desk.words}`}>
              <button type="button" className={styles.choice} onClick={() => choose(desk.path)}>
                <Icon name={desk.icon} size={20} />
                {desk.words}
              </button>
            </li>
          ))}
          {members.map((member) => (
            <li key={member.id}>
              <button
                type="button"
                className={styles.choice}
                onClick={() => choose(`/members/${member.id}`)}
              >
                <Icon name="person" size={20} />
                {member.username}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  );
}

/** The desks with their saved views, and once something is typed the places in them, whose words have it. */
function usePlaces(query: string) {
  const { t } = useWords();
  const startOf = useDeskStart();
  const views = useViews();
  return useOpenDesks()
    .flatMap(({ path, label, icon, tabs = [] }) => [
      { path: startOf(path), icon, words: t(label) },
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
