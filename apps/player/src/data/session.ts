import type { Language } from '@nokshi/contract/fields.ts';
import { identityRoutes, type MemberInfo } from '@nokshi/contract/player/identity.ts';
import type { AvatarChoice } from '@nokshi/contract/player/avatars.ts';
import { memberRoutes } from '@nokshi/contract/player/member.ts';
import { vipRoutes } from '@nokshi/contract/player/vip.ts';
import { walletRoutes } from '@nokshi/contract/player/wallet.ts';
import { whyNot } from '@nokshi/contract/rights.ts';
import type { Output } from '@nokshi/contract/route.ts';
import type { Query } from '@tanstack/react-query';
import { create } from 'zustand';
import { call } from '@nokshi/web/call.ts';
import { isTold, refusedWith } from '@nokshi/web/refusal.ts';
import { tab } from '@nokshi/web/storage.ts';
import { queries } from './queries.ts';

type Session = {
  /** `asking` until the server said who this tab is. */
  readonly phase: 'asking' | 'out' | 'in';
  readonly member: MemberInfo | null;
  /** The member’s picture; null until it is known. Checklist E-065. */
  readonly avatarUrl: string | null;
  /** The member’s VIP level has a service of its own. Checklist E-065. */
  readonly vipService: boolean;
  /** How long the server lets a session stand idle, in milliseconds. */
  readonly idleMs: number | null;
  /** The session ended without the member's doing; the page says so. */
  readonly ended: boolean;
  /** The password must be changed before anything else. Checklist E-065 isChangePaw, M-004. */
  readonly mustChange: boolean;
};

export const useSession = create<Session>(() => ({
  phase: 'asking',
  member: null,
  avatarUrl: null,
  vipService: false,
  idleMs: null,
  ended: false,
  mustChange: false,
}));

/** Session storage keys of a member. Checklist E-005..E-016, E-020; none of them gives a right. */
const MEMBER_KEYS = [
  'token',
  'cpw',
  'nickname',
  'account',
  'username',
  'customerId',
  'isAgent',
  'toUpline',
  'memberLabel',
  'merchantWallet',
] as const;

function remember(token: string, member: MemberInfo, isChangePaw: boolean): void {
  const values: Record<(typeof MEMBER_KEYS)[number], string | null> = {
    token,
    cpw: String(isChangePaw),
    nickname: member.nickname,
    account: member.account,
    username: member.account,
    customerId: member.id,
    isAgent: String(member.type),
    toUpline: String(member.toUpline),
    memberLabel: JSON.stringify(member.memberLabel),
    merchantWallet: null,
  };
  for (const [key, value] of Object.entries(values)) if (value !== null) tab.set(key, value);
}

/** The queries that are the member's alone. */
const MINE = { predicate: ({ queryKey }: Query) => queryKey[0] === 'mine' };

type Entered = Output<typeof identityRoutes.login>;

/** The member is in: marker and facts are stored, the rest of the page follows. */
export function enter(answer: Entered): void {
  const { token, userInfo: member, passwordExpired: mustChange, firstTimeLogin } = answer;
  // From free play to an account: nothing of the one may stand in the other.
  if (useSession.getState().member) void queries.resetQueries(MINE);
  remember(token, member, firstTimeLogin || mustChange);
  useSession.setState({ phase: 'in', member, ended: false, mustChange });
  void askIdleTime();
  void learnWallet();
  void learnAvatar();
  void learnVip();
  // Checklist S-015.
  if (firstTimeLogin && !mustChange) void ifPossible(() => call(memberRoutes.firstLogin, {}));
}

/** At the start: a marker asks for the member, no marker asks whether the cookie still lives. */
export async function startSession(): Promise<void> {
  try {
    if (tab.get('token')) {
      const [member, info] = await Promise.all([
        call(identityRoutes.memberInfo, {}),
        call(identityRoutes.sessionInfo, {}),
      ]);
      const { passwordExpired: mustChange } = info;
      remember(tab.get('token') ?? '', member, tab.get('cpw') === 'true');
      useSession.setState({ phase: 'in', member, mustChange, idleMs: info.idleSeconds * 1000 });
      void learnAvatar();
      void learnVip();
      await learnWallet();
      return;
    }
    const info = await call(identityRoutes.sessionInfo, {});
    const { userInfo: member, passwordExpired: mustChange } = info;
    remember(info.token, member, mustChange);
    useSession.setState({ phase: 'in', member, mustChange, idleMs: info.idleSeconds * 1000 });
    void learnAvatar();
    void learnVip();
    await learnWallet();
  } catch (error) {
    if (!isTold(error)) throw error;
    forget();
  }
}

/** Does what the page can go on without when there is no answer, or a no. */
async function ifPossible(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    // A refusal has already told the page; a broken line is asked again at the next look.
    if (!isTold(error)) throw error;
  }
}

/** Learns how long the session may stand idle; asking also keeps it alive. */
export const askIdleTime = (): Promise<void> =>
  ifPossible(async () => {
    const info = await call(identityRoutes.sessionInfo, {});
    useSession.setState({ idleMs: info.idleSeconds * 1000 });
  });

/** Once in a tab. Checklist Y-008. */
const learnWallet = (): Promise<void> =>
  ifPossible(async () => {
    if (tab.get('merchantWallet') !== null) return;
    const { isSingle } = await call(walletRoutes.merchantWallet, {});
    tab.set('merchantWallet', String(isSingle));
  });

/** Where the member’s picture is, from the start of the session on; a choice replaces it. */
const learnAvatar = (): Promise<void> =>
  ifPossible(async () => {
    const { value: avatarUrl } = await call(memberRoutes.avatar, {});
    if (useSession.getState().phase === 'in') useSession.setState({ avatarUrl });
  });

/** Real accounts alone have a level. */
const learnVip = (): Promise<void> =>
  ifPossible(async () => {
    const { member } = useSession.getState();
    if (!member || whyNot('member', member)) return;
    const { service: vipService } = await call(vipRoutes.own, {});
    if (useSession.getState().phase === 'in') useSession.setState({ vipService });
  });

export async function chooseAvatar(avatar: AvatarChoice): Promise<void> {
  const { value: avatarUrl } = await call(memberRoutes.setAvatar, { avatar });
  useSession.setState({ avatarUrl });
}

/** The house writes to the member in the language that was chosen here. Checklist X-025. */
export async function tellLanguage(language: Language): Promise<void> {
  if (useSession.getState().phase !== 'in') return;
  await ifPossible(() => call(memberRoutes.language, { language }));
}

/** The password changed: the rest of the site opens, and is fetched again. */
export async function passwordChanged(): Promise<void> {
  tab.set('cpw', 'false');
  const wasAsked = useSession.getState().mustChange;
  useSession.setState({ mustChange: false });
  if (!wasAsked) return;
  void learnWallet();
  void learnAvatar();
  void learnVip();
  await queries.invalidateQueries();
}

/** Asks the server who we are again, after it said that something about us changed. */
export async function refreshMember(): Promise<void> {
  const member = await call(identityRoutes.memberInfo, {});
  remember(tab.get('token') ?? '', member, tab.get('cpw') === 'true');
  useSession.setState({ member });
}

/** Clears everything of the member from the tab; the merchant stays (S-030). */
export function forget(ended = false): void {
  for (const key of MEMBER_KEYS) tab.remove(key);
  useSession.setState({
    phase: 'out',
    member: null,
    avatarUrl: null,
    vipService: false,
    idleMs: null,
    ended,
    mustChange: false,
  });
  queries.removeQueries(MINE);
}

let leaving = false;

/** The server says that the session is over; to a member who is just leaving that is no news. */
export function takeEnd(): void {
  if (useSession.getState().phase === 'in' && !leaving) forget(true);
}

async function logOut(): Promise<void> {
  try {
    await call(identityRoutes.logout, {});
  } catch (error) {
    if (!refusedWith(error, 'edge.not-logged-in', 'edge.session-ended')) throw error;
  }
}

/** The member's own way out; `end` is the call that ends this session, and others with it. */
export async function leave(end: () => Promise<unknown> = logOut): Promise<void> {
  leaving = true;
  try {
    await end();
  } finally {
    leaving = false;
  }
  forget();
}
