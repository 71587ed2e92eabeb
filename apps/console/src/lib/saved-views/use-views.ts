import { consoleViewRoutes as routes, type SavedView } from '@nokshi/contract/console/views.ts';
import { call } from '@nokshi/web/call.ts';
import { useSession } from '../session.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';

const KEY = ['views'];
const NONE: readonly SavedView[] = [];

/** All saved views of the operator; none while they are on their way. */
export function useViews(): readonly SavedView[] {
  return useQuery(useAsking()).data?.views ?? NONE;
}

function useAsking() {
  const username = useSession(({ state }) => (state.kind === 'in' ? state.operator.username : ''));
  // The next operator to log in in this tab has their own views.
  return queryOptions({ queryKey: [...KEY, username], queryFn: () => call(routes.list, {}) });
}

/** Where a view is: the address of its desk with its filters. */
export const viewPath = ({ desk, search }: SavedView): string => `/${desk}?${search}`;

/** Where a desk opens: with its start view, when it has one. */
export function useDeskStart(): (path: string) => string {
  const views = useViews();
  return (path) => startAmong(views, path);
}

function startAmong(views: readonly SavedView[], path: string): string {
  const start = views.find((view) => view.start && `/${view.desk}` === path);
  return start ? viewPath(start) : path;
}

/** Opens a place of the console, a desk with its start view: when the views are there, or did not come. */
export function useOpenPlace(): (path: string) => void {
  const asking = useAsking();
  const queries = useQueryClient();
  const [, go] = useLocation();
  return (path) =>
    void queries.ensureQueryData(asking).then(
      ({ views }) => go(startAmong(views, path)),
      () => go(path),
    );
}

/** For a press on a link to a desk that comes before the views do, or before the link shows them. */
export function useEarlyPress(): (path: string, press: MouseEvent<HTMLElement>) => void {
  const asking = useAsking();
  const queries = useQueryClient();
  const open = useOpenPlace();
  return (path, press) => {
    const { status, data } = queries.getQueryState<{ views: readonly SavedView[] }>(
      asking.queryKey,
    ) ?? { status: 'pending', data: undefined };
    const shown = press.currentTarget.getAttribute('href');
    const isRight = data ? shown === startAmong(data.views, path) : status === 'error';
    if (isRight) return;
    press.preventDefault();
    open(path);
  };
}

/** What can be done with saved views; after each they are asked for again. */
export function useViewCalls() {
  const queries = useQueryClient();
  const fresh = async (done: Promise<unknown>): Promise<void> => {
    await done.finally(() => queries.invalidateQueries({ queryKey: KEY }));
  };
  return {
    save: (view: Omit<SavedView, 'id'>) => fresh(call(routes.save, view)),
    change: ({ id, name, start }: SavedView) => fresh(call(routes.change, { id, name, start })),
    drop: ({ id }: SavedView) => fresh(call(routes.drop, { id })),
  };
}
