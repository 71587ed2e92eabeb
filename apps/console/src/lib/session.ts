import { consoleIdentityRoutes } from '@nokshi/contract/console/identity.ts';
import type { Operator } from '@nokshi/contract/console/identity.ts';
import type { Permission } from '@nokshi/contract/permissions.ts';
import { call } from '@nokshi/web/call.ts';
import { refusedWith } from '@nokshi/web/refusal.ts';
import { create } from 'zustand';

type State =
  | { readonly kind: 'asking' }
  | { readonly kind: 'out' }
  | { readonly kind: 'in'; readonly operator: Operator; readonly demo: boolean };

/** Who sits at the console. The cookie decides; this is what the screen shows of it. */
export const useSession = create<{ state: State }>(() => ({ state: { kind: 'asking' } }));

const set = (state: State) => useSession.setState({ state });

/** Asks the server who we are; a refusal means nobody, a broken line is thrown. */
export async function restoreSession(): Promise<void> {
  try {
    const info = await call(consoleIdentityRoutes.sessionInfo, {});
    set({ kind: 'in', operator: info.operator, demo: info.mode === 'demo' });
  } catch (error) {
    if (!refusedWith(error, 'edge.not-logged-in', 'edge.session-ended')) throw error;
    set({ kind: 'out' });
  }
}

export const endedSession = (): void => set({ kind: 'out' });

export async function logOut(): Promise<void> {
  await call(consoleIdentityRoutes.logout, {});
  set({ kind: 'out' });
}

/** Whether the operator's role has it; the server asks again at each call. */
export const useMay = (permission: Permission): boolean =>
  useSession(({ state }) => state.kind === 'in' && state.operator.permissions.includes(permission));
