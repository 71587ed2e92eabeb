import { playerRoutes } from '@nokshi/contract';
import type { HttpClient } from './client.ts';
import { newAddress, type RunningHouse } from './house.ts';

const { freePlay } = playerRoutes;

/** A trial account, logged in: free play is open in a demo house. */
export async function trialOf(
  house: RunningHouse,
): Promise<HttpClient & { readonly username: string; readonly memberId: string }> {
  const visitor = house.visitor();
  const headers = { 'x-forwarded-for': newAddress() };
  const form = { random: 'any words here', agree: true };
  const { userInfo } = await visitor.call(freePlay.begin, form, { headers });
  return Object.assign(visitor, { username: userInfo.account, memberId: userInfo.id });
}
