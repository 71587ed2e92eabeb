import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { vi } from 'vitest';
import type { HttpClient } from './client.ts';
import { newAddress, type RunningHouse } from './house.ts';

const { freePlay, site } = playerRoutes;
const { settings } = consoleRoutes;

/** Opens free play and begins it: a trial account, logged in. */
export async function trialOf(
  house: RunningHouse,
): Promise<HttpClient & { readonly username: string; readonly memberId: string }> {
  await openFreePlay(house);
  const visitor = house.visitor();
  const headers = { 'x-forwarded-for': newAddress() };
  const form = { random: 'any words here', agree: true };
  const { userInfo } = await visitor.call(freePlay.begin, form, { headers });
  return Object.assign(visitor, { username: userInfo.account, memberId: userInfo.id });
}

async function openFreePlay(house: RunningHouse): Promise<void> {
  const admin = await house.operator();
  const { setting, version } = await admin.call(settings.flags, {});
  if (setting.FREEPLAY3 === '1') return;
  const next = { ...setting, FREEPLAY3: '1' as const };
  await admin.call(settings.setFlags, { setting: next, version, reason: 'Visitors may try' });
  await vi.waitFor(
    async () => {
      const { info } = await house.visitor().call(site.status, {});
      if (info.whitelabel.FREEPLAY3 !== '1') throw new Error('free play is not open yet');
    },
    { timeout: 10_000 },
  );
}
