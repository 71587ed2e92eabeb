import { consoleRoutes, playerRoutes, RIGHTS, type Right } from '@nokshi/contract';
import type { Launch, OperatorSession, PlayerSession } from '../kernel/caller.ts';
import { refuse } from '../kernel/refusal.ts';
import { requireRight } from '../kernel/require-right.ts';
import type { AnyRoute } from './deps.ts';

/** Who the edge found behind a request; at most one of the three. */
export type Who = {
  readonly session: PlayerSession | null;
  readonly operator: OperatorSession | null;
  readonly launch: Launch | null;
  /** A cookie or token was sent, but it is no longer valid. */
  readonly ended: boolean;
};

export const NOBODY: Who = { session: null, operator: null, launch: null, ended: false };

/** What an operator may do before the one-time password is changed. */
const WITH_ONE_TIME_PASSWORD: ReadonlySet<string> = new Set(
  [
    consoleRoutes.identity.changePassword,
    consoleRoutes.identity.sessionInfo,
    consoleRoutes.identity.logout,
  ].map((route) => route.path),
);

/** What a member may do before a weak, expired or one-time password is changed. S-017, M-004. */
const BEFORE_A_NEW_PASSWORD: ReadonlySet<string> = new Set(
  [
    playerRoutes.security.changePassword,
    playerRoutes.identity.memberInfo,
    playerRoutes.identity.sessionInfo,
    playerRoutes.identity.logout,
  ].map((route) => route.path),
);

/** What an operator who has to set up a second factor may do. */
const WITHOUT_FACTOR: ReadonlySet<string> = new Set([
  ...WITH_ONE_TIME_PASSWORD,
  consoleRoutes.identity.beginFactor.path,
  consoleRoutes.identity.confirmFactor.path,
]);

/**
 * Refuses callers without the right, in this order: edge.session-ended or edge.not-logged-in
 * (launch: edge.launch-ended), identity.password-change-needed, what `requireRight` refuses,
 * identity.second-factor-setup-needed, edge.forbidden. Source: checklist,
 *
 */
export function checkAllowed(route: AnyRoute, who: Who): void {
  const { allow } = route;
  if (allow === 'anyone' || allow === 'signed') return;
  if (allow === 'launch') {
    if (!who.launch) throw refuse('edge.launch-ended');
  } else if (isRight(allow)) {
    checkPlayer(route.path, allow, who);
  } else {
    checkOperator(route, who);
  }
}

const isRight = (allow: AnyRoute['allow']): allow is Right =>
  typeof allow === 'string' && allow in RIGHTS;

function checkPlayer(path: string, right: Right, who: Who): void {
  const { session } = who;
  if (!session) throw loggedOut(who);
  if (session.passwordChangeNeeded && !BEFORE_A_NEW_PASSWORD.has(path))
    throw refuse('identity.password-change-needed');
  requireRight(session, right);
}

function checkOperator(route: AnyRoute, who: Who): void {
  const { operator } = who;
  if (!operator) throw loggedOut(who);
  if (operator.passwordChangeNeeded && !WITH_ONE_TIME_PASSWORD.has(route.path))
    throw refuse('identity.password-change-needed');
  if (operator.factorSetupNeeded && !WITHOUT_FACTOR.has(route.path))
    throw refuse('identity.second-factor-setup-needed');
  if (typeof route.allow !== 'object') return;
  if (!operator.permissions.includes(route.allow.permission))
    throw refuse('edge.forbidden', { value: { permission: route.allow.permission } });
}

const loggedOut = ({ ended }: Who) => refuse(ended ? 'edge.session-ended' : 'edge.not-logged-in');
