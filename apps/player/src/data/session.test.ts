import type { MemberInfo } from '@nokshi/contract/player/identity.ts';
import { identityRoutes } from '@nokshi/contract/player/identity.ts';
import { memberRoutes } from '@nokshi/contract/player/member.ts';
import { vipRoutes } from '@nokshi/contract/player/vip.ts';
import type { Route } from '@nokshi/contract/route.ts';
import { call } from '@nokshi/web/call.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chooseAvatar,
  enter,
  forget,
  passwordChanged,
  startSession,
  useSession,
} from './session.ts';

vi.mock('@nokshi/web/call.ts');
const kept = vi.hoisted(() => new Map<string, string>());
vi.mock('@nokshi/web/storage.ts', () => ({
  tab: {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => kept.set(key, value),
    remove: (key: string) => kept.delete(key),
  },
}));

const member: MemberInfo = {
  id: 'mbr_1',
  account: 'rahim',
  nickname: 'Rahim',
  type: 1,
  toUpline: false,
  clubLabel: { labelName: '' },
  memberLabel: [],
  restriction: null,
  registeredAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
};
const answer = { token: 'ses_1', firstTimeLogin: false, passwordExpired: false, userInfo: member };

beforeEach(() => {
  forget();
  vi.mocked(call).mockImplementation(async (route: Route) => {
    if (route === identityRoutes.memberInfo) return member as never;
    if (route === identityRoutes.sessionInfo)
      return { ...answer, idleSeconds: 1_800, passwordExpired: true } as never;
    if (route === memberRoutes.avatar) return { value: '/art/rahim.svg' } as never;
    if (route === vipRoutes.own) return { service: true } as never;
    if (route === memberRoutes.setAvatar) return { value: '/art/boat.svg' } as never;
    return { isSingle: true } as never;
  });
});

describe('what the tab holds of a log-in', () => {
  it('is nothing before and after', () => {
    expect(useSession.getState()).toMatchObject({ phase: 'out', member: null, mustChange: false });
    enter(answer);
    forget();
    expect(useSession.getState()).toMatchObject({ phase: 'out', member: null, mustChange: false });
    expect(kept.get('token')).toBeUndefined();
  });

  it('is the member, that somebody is in, the kind of account and whether to change (E-065)', () => {
    enter(answer);
    expect(useSession.getState()).toMatchObject({ phase: 'in', member, mustChange: false });
    expect([kept.get('isAgent'), kept.get('cpw')]).toEqual(['1', 'false']);
    enter({ ...answer, passwordExpired: true });
    expect(useSession.getState().mustChange).toBe(true);
    expect(kept.get('cpw')).toBe('true');
  });

  it('is whether the level has the VIP service, of real accounts alone (E-065)', async () => {
    const has = () => useSession.getState().vipService;
    enter(answer);
    await vi.waitFor(() => expect(has()).toBe(true));
    forget();
    expect(has()).toBe(false);
    vi.mocked(call).mockClear();
    enter({ ...answer, userInfo: { ...member, type: 4 } });
    expect(vi.mocked(call).mock.calls.map(([route]) => route)).not.toContain(vipRoutes.own);
  });

  it('is where the picture of the member is, also after a reload and a choice (E-065)', async () => {
    const shown = () => useSession.getState().avatarUrl;
    enter(answer);
    await vi.waitFor(() => expect(shown()).toBe('/art/rahim.svg'));
    await chooseAvatar('needle-lilac');
    expect(shown()).toBe('/art/boat.svg');
    forget();
    expect(shown()).toBeNull();
    await startSession();
    await vi.waitFor(() => expect(shown()).toBe('/art/rahim.svg'));
  });

  it('is read again from the server after a reload, and follows a new password', async () => {
    kept.set('token', 'ses_1');
    await startSession();
    const state = { phase: 'in', member, idleMs: 1_800_000, mustChange: true };
    expect(useSession.getState()).toMatchObject(state);
    await passwordChanged();
    expect(useSession.getState().mustChange).toBe(false);
    expect(kept.get('cpw')).toBe('false');
  });
});
