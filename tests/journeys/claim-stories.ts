import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { HttpClient } from '../harness/client.ts';
import type { Story } from './ground.ts';

/** A transfer of a member that waits for its statement. */
export const transferOf = async (member: HttpClient, amount: string): Promise<string> => {
  const wish = { channel: 'demo-transfer', amount };
  const key = randomUUID();
  return (await member.call(playerRoutes.cashier.requestDeposit, wish, { key })).id;
};

/** What members tell of payments that did not come, and what they are answered; in this order. */
export const CLAIM_STORIES: Readonly<Record<string, Story>> = {
  'player.checkout.tell': async ({ member }) => ({
    id: await transferOf(member, '110.00'),
    reference: 'BANK 110',
    proofs: [],
  }),
  'player.claims.file': async ({ member }) => ({
    about: await transferOf(member, '120.00'),
    reference: 'BANK 120',
    words: '-',
    proofs: [],
  }),
  'console.claims.refuse': async ({ admin }) => {
    const { rows } = await admin.call(consoleRoutes.claims.list, { queue: 'open' });
    return { id: rows[0]?.id, answer: '-', reason: '-' };
  },
};

/** What they take is checked to the letter. */
export const CLAIMS_BY_ANOTHER: Readonly<Record<string, string>> = Object.fromEntries(
  ['statements.preview', 'statements.apply', 'claims.credit'].map((call) => [
    `console.${call}`,
    'console.withdrawals.setTerms',
  ]),
);
