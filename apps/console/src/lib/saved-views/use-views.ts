import { consoleViewRoutes as routes, type SavedView } from '@nokshi/contract/console/views.ts';
import { call } from '@nokshi/web/call.ts';
import { useSession } from '../session.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['views'];
const NONE: readonly SavedView[] = [];

/** All saved views of the operator. */
export function useViews(): readonly SavedView[] {
  const username = useSession(({ state }) => (state.kind === 'in' ? state.operator.username : ''));
  // Whoever logs in next in this tab has views of their own.
  const queryKey = [...KEY, username];
  return useQuery({ queryKey, queryFn: () => call(routes.list, {}) }).data?.views ?? NONE;
}

/** Where a view is: the address of its desk with its filters. */
export const viewPath = ({ desk, search }: SavedView): string => `/${desk}?${search}`;

/** Where a desk opens: with its start view, when it has one. */
export function useDeskStart(): (path: string) => string {
  const starts = new Map(
    useViews()
      .filter(({ start }) => start)
      .map((view) => [`/${view.desk}`, viewPath(view)]),
  );
  return (path) => starts.get(path) ?? path;
}

/** What can be done with saved views; each asks for them anew. */
export function useViewActs() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: KEY });
  return {
    save: useMutation({
      mutationFn: (view: Omit<SavedView, 'id'>) => call(routes.save, view),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, name, start }: SavedView) => call(routes.change, { id, name, start }),
      onSettled,
    }),
    drop: useMutation({
      mutationFn: ({ id }: SavedView) => call(routes.drop, { id }),
      onSettled,
    }),
  };
}
