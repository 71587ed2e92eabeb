import type { Language } from '@nokshi/contract/fields.ts';
import type { MemberInfo } from '@nokshi/contract/player/identity.ts';
import { showIn } from '@nokshi/web/testing/show.tsx';
import type { ReactNode } from 'react';
import { queries } from '../data/queries.ts';
import { useSession } from '../data/session.ts';
import { openGames } from './games.ts';
import { openHouse } from './house.ts';
import type { MessageId } from '../locales/en/index.ts';

type Told = { readonly messages: Readonly<Record<string, string>> };

/** The words of the site, and those that come with a centre, contracts, the lottery or the tables. */
const all =
  (...parts: (() => Promise<Told>)[]) =>
  async () => {
    const found = await Promise.all(parts.map((part) => part()));
    return {
      messages: Object.assign({}, ...found.map(({ messages }) => messages)) as Told['messages'],
    };
  };
const words = {
  EN: all(
    () => import('../locales/en/index.ts'),
    () => import('../locales/en/agents/index.ts'),
    () => import('../locales/en/centre/index.ts'),
    () => import('../locales/en/lottery/index.ts'),
    () => import('../locales/en/tables/index.ts'),
  ),
  BN: all(
    () => import('../locales/bn/index.ts'),
    () => import('../locales/bn/agents/index.ts'),
    () => import('../locales/bn/centre/index.ts'),
    () => import('../locales/bn/lottery/index.ts'),
    () => import('../locales/bn/tables/index.ts'),
  ),
};

type Options = {
  readonly language?: Language;
  readonly at?: string;
  /** Whose page it is; a visitor's without. */
  readonly member?: MemberInfo;
  readonly whole?: boolean;
};

/** A member as the site knows one; say what is different about yours. */
export const aMember = (different: Partial<MemberInfo> = {}): MemberInfo => ({
  id: 'member-1',
  account: 'rahim01',
  nickname: 'Rahim',
  type: 1,
  toUpline: false,
  clubLabel: { labelName: '' },
  memberLabel: [],
  restriction: null,
  registeredAt: '2026-01-05T04:00:00.000Z',
  endsAt: null,
  ...different,
});

/** Draws a part of the player site; see `showIn` for what it gives. */
export function show(ui: ReactNode, { member, ...options }: Options = {}) {
  queries.clear();
  openHouse(member ?? aMember());
  openGames();
  useSession.setState(member ? { phase: 'in', member } : { phase: 'out' });
  return showIn<MessageId>(ui, { words, queries, ...options });
}
