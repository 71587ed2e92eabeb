import { timingSafeEqual } from 'node:crypto';
import QuickLRU from 'quick-lru';
import type { OperatorSession, PlayerSession, Sessions } from '../../../kernel/caller.ts';
import type { Db } from '../../../kernel/db.ts';
import type { MemberId, OperatorId, SessionId } from '../../../kernel/ids.ts';
import type { IdentityDeps } from './face.ts';
import { readLaunchToken } from './launch-token.ts';
import { permissionsOf } from './rules/permissions-of.ts';
import { restrictionAt } from './rules/restriction.ts';
import { createSessionMemory, type SessionMemory } from './session-memory.ts';
import { readSecret } from './session-secret.ts';
import {
  liveOperatorSession,
  livePlayerSession,
  type OperatorSessionRow,
  type PlayerSessionRow,
  type SessionRow,
  writeSeen,
} from './store/sessions.ts';

const ENDED = 'identity.session-ended';
const CHANGED = 'identity.owner-changed';

/** Who is logged in, on this server's word alone: memory first, the database behind it. */
export function createSessions(deps: IdentityDeps): Sessions {
  const { clock, db, log } = deps;
  /** Sessions of another brand are none of this site's. Checklist A-047. */
  const here = <W extends object>(wanted: W) => ({ ...wanted, brandId: deps.site.brand().brandId });
  const players = createSessionMemory({
    clock,
    load: (wanted) => db.read((tx) => livePlayerSession(tx, here(wanted))),
    ownerOf: (facts: PlayerSessionRow) => facts.memberId,
  });
  const operators = createSessionMemory({
    clock,
    load: (wanted) => db.read((tx) => liveOperatorSession(tx, here(wanted))),
    ownerOf: (facts: OperatorSessionRow) => facts.operatorId,
  });
  followBus(deps, players, operators);
  const openLaunch = launchTokens(launchKeyOf(deps));
  const asPlayer = (facts: PlayerSessionRow): PlayerSession => ({
    sessionId: facts.sessionId,
    memberId: facts.memberId,
    username: facts.username,
    type: facts.type,
    restriction: restrictionAt(facts, clock.now()),
    generation: facts.generation,
    passwordChangeNeeded: facts.passwordChangeNeeded,
  });
  return {
    async player(secret) {
      const facts = await prove(players, secret);
      return facts && asPlayer(facts);
    },
    async operator(secret) {
      const facts = await prove(operators, secret);
      return facts && asOperator(facts);
    },
    async launch(token) {
      const launch = openLaunch(token);
      const facts = launch && (await players.find(launch.sessionId));
      return facts ? { session: asPlayer(facts), gameId: launch.gameId } : null;
    },
    touch(sessionId, seen) {
      const due = players.touch(sessionId) || operators.touch(sessionId);
      if (due)
        recordSeen(db, { sessionId, at: clock.now(), ...seen }).catch((err: unknown) =>
          log.warn('last request of a session not written', { err }),
        );
    },
  };
}

/** Tokens that this server has checked, of 300 bytes at most; at most twice as many are kept. */
const MOST_TOKENS = 25_000;

/**
 * Checks the signature of a token once. What is remembered is only that these very bytes are ours,
 * which stays true; whether the session they name still lives is asked every time.
 */
function launchTokens(key: Buffer) {
  const checked = new QuickLRU<string, NonNullable<ReturnType<typeof readLaunchToken>>>({
    maxSize: MOST_TOKENS,
  });
  return (token: string) => {
    const known = checked.get(token);
    if (known) return known;
    const launch = readLaunchToken(key, token);
    if (launch) checked.set(token, launch);
    return launch;
  };
}

/** Signs launch tokens; the same on every server. */
export const launchKeyOf = ({ secrets }: Pick<IdentityDeps, 'secrets'>): Buffer =>
  secrets.derive('identity.launch');

async function prove<F extends SessionRow>(
  memory: SessionMemory<F>,
  secret: string,
): Promise<F | null> {
  const claim = readSecret(secret);
  const facts = claim && (await memory.find(claim.sessionId));
  return facts && timingSafeEqual(facts.secretHash, claim.secretHash) ? facts : null;
}

const asOperator = (facts: OperatorSessionRow): OperatorSession => ({
  sessionId: facts.sessionId,
  operatorId: facts.operatorId,
  username: facts.username,
  roles: facts.roles,
  permissions: permissionsOf(facts.roles, facts.customPermissions),
  passwordChangeNeeded: facts.passwordChangeNeeded,
  factorSetupNeeded: facts.factorSetupNeeded,
});

const recordSeen = (db: Db, seen: { sessionId: SessionId; at: Date; ip: string; device: string }) =>
  db.tx((tx) => writeSeen(tx, { ...seen, device: deviceWords(seen.device) }));

/** A browser's own words about itself, shortened. */
export const deviceWords = (device: string): string => device.slice(0, 200);

function followBus(
  { bus }: IdentityDeps,
  players: SessionMemory<PlayerSessionRow>,
  operators: SessionMemory<OperatorSessionRow>,
): void {
  const memories = [players, operators];
  bus.subscribe(ENDED, ({ sessionIds }) => {
    for (const sessionId of sessionIds as SessionId[])
      for (const memory of memories) memory.forget(sessionId);
  });
  bus.subscribe(CHANGED, ({ ownerId }) => {
    for (const memory of memories) memory.forgetOwner(ownerId as MemberId);
  });
  bus.subscribe('bus.reconnected', () => {
    for (const memory of memories) memory.forgetAll();
  });
}

/** After the commit: no server believes these sessions any more, and their pages are told. */
export function publishEnded(
  { bus, live }: Pick<IdentityDeps, 'bus' | 'live'>,
  sessionIds: readonly SessionId[],
): void {
  bus.publish(ENDED, { sessionIds });
  for (const sessionId of sessionIds) live.toSession(sessionId, { type: 'session-ended' });
}

/** After the commit: servers read the sessions of this member or operator anew. */
export const publishChanged = (
  { bus }: Pick<IdentityDeps, 'bus'>,
  ownerId: MemberId | OperatorId,
): void => bus.publish(CHANGED, { ownerId });
