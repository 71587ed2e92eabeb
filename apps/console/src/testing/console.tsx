import { consoleIdentityRoutes, type Operator } from '@nokshi/contract/console/identity.ts';
import { consoleViewRoutes } from '@nokshi/contract/console/views.ts';
import { consoleRoutes } from '@nokshi/contract/index.ts';
import type { Language } from '@nokshi/contract/fields.ts';
import type { Route } from '@nokshi/contract/route.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { App } from '../app/app.tsx';
import { anOperator, show } from './show.tsx';

type Options = {
  readonly language?: Language;
  /** Who is logged in; nobody where it is null. */
  readonly operator?: Partial<Operator> | null;
  /** What the desk that is opened reads at once. */
  readonly told?: () => void;
};

const READS: readonly Route[] = Object.values<Readonly<Record<string, Route>>>(
  consoleRoutes,
).flatMap((room) => Object.values(room).filter(({ method }) => method === 'GET'));

/** From now on the console says who this is. */
export const operatorIs = (different: Partial<Operator> = {}) =>
  wire.answers(consoleIdentityRoutes.sessionInfo, {
    token: 'ops_1',
    operator: anOperator(different),
    mode: 'demo',
  });

/**
 * Opens an address of the whole console, as a browser does: who is there is asked first. What the
 * desks and the bars read waits for its answer, unless the test gives one.
 */
export async function openConsole(at = '/', { language, operator = {}, told }: Options = {}) {
  for (const route of READS) wire.holds(route);
  // A press in the menu waits for them.
  wire.answers(consoleViewRoutes.list, { views: [] });
  told?.();
  if (operator) operatorIs(operator);
  else wire.refuses(consoleIdentityRoutes.sessionInfo, 'edge.not-logged-in');
  return show(<App />, { at, operator: null, whole: true, ...(language && { language }) });
}
