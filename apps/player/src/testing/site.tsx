import type { Language } from '@nokshi/contract/fields.ts';
import { identityRoutes, type MemberInfo } from '@nokshi/contract/player/identity.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect } from 'vitest';
import { App } from '../app/app.tsx';
import { guardSession } from '../app/guard-session.ts';
import { connectLive } from '../data/live.ts';
import { startSession, useSession } from '../data/session.ts';
import { show } from './show.tsx';

type Options = { readonly language?: Language; readonly member?: MemberInfo };

/** Opens an address of the whole site, as a browser does: who is there is asked first. */
export async function openSite(at = '/', { member, language }: Options = {}) {
  if (!member) {
    wire.refuses(identityRoutes.sessionInfo, 'edge.not-logged-in');
    wire.refuses(identityRoutes.memberInfo, 'edge.not-logged-in');
  }
  const shown = await show(<App />, {
    at,
    whole: true,
    ...(language && { language }),
    ...(member && { member }),
  });
  useSession.setState({ phase: 'asking', member: null });
  guardSession();
  void startSession().finally(connectLive);
  return shown;
}

/** Waits until the member is in. */
export async function inside({ screen }: Awaited<ReturnType<typeof openSite>>): Promise<void> {
  const balance = () => screen.queryAllByTestId('balance')[0] ?? null;
  await expect.poll(balance, { timeout: 10_000 }).toBeVisible();
}
