import { timingSafeEqual } from 'node:crypto';
import QuickLRU from 'quick-lru';
import type { PlayerSession, Sessions } from '../../../kernel/caller.ts';
import type { Db, Tx } from '../../../kernel/db.ts';
import type { MemberId, OperatorId, SessionId } from '../../../kernel/ids.ts';
import type { IdentityDeps } from './room.ts';
import { restrictionAt } from './rules/restriction.ts';
import { createSessionMemory, type SessionMemory } from './session-memory.ts';
import { readLaunchToken, readSecret } from './session-secrets.ts';
import {
  livePlayerSession,
  liveSession,
  type OwnedSessionRow,
  type PlayerSessionRow,
  type SessionRow,
  writeSeen,
} from './store/sessions.ts';

const ENDED = 'identity.session-ended';
const CHANGED = 'identity.owner-changed';

export type LiveSessions = Omit<Sessions, 'operator'> & {
  /** Sessions of operators: this room stores them, the calling room knows their owners. */
  operatorsBy<Facts extends object>(
    facts: (tx: Tx, operatorId: OperatorId) => Promise<Facts | undefined>,
  ): (secret: string) => Promise<(Facts & OwnedSessionRow) | null>;
};

/** Who is logged in: from this server's memory first, then from the database. */
export function createSessions(deps: IdentityDeps): LiveSessions {
  const { clock, db, log } = deps;
  const players = createSessionMemory({
    clock,
    // Sessions of another brand do not exist on this site. Checklist A-047.
    load: (wanted) =>
      db.read((tx) => livePlayerSession(tx, { ...wanted, brandId: deps.site.brand().brandId })),
    ownerOf: (facts: PlayerSessionRow) => facts.memberId,
  });
  const memories: Memory[] = [players];
  followBus(deps, memories);
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
    operatorsBy<Facts extends object>(
      factsOf: (tx: Tx, operatorId: OperatorId) => Promise<Facts | undefined>,
    ) {
      const operators = createSessionMemory({
        clock,
        load: (wanted) =>
          db.read(async (tx): Promise<(Facts & OwnedSessionRow) | undefined> => {
            const row = await liveSession(tx, { ...wanted, realm: 'operator' });
            const facts = row && (await factsOf(tx, row.ownerId as OperatorId));
            return facts && { ...facts, ...row };
          }),
        ownerOf: ({ ownerId }: Facts & OwnedSessionRow) => ownerId,
      });
      memories.push(operators);
      return (secret) => prove(operators, secret);
    },
    async launch(token) {
      const launch = openLaunch(token);
      const facts = launch && (await players.find(launch.sessionId));
      return facts ? { session: asPlayer(facts), gameId: launch.gameId } : null;
    },
    touch(sessionId, seen) {
      const due = memories.some((memory) => memory.touch(sessionId));
      if (due)
        recordSeen(db, { sessionId, at: clock.now(), ...seen }).catch((err: unknown) =>
          log.warn('last request of a session not written', { err }),
        );
    },
  };
}

type Memory = Pick<SessionMemory<SessionRow>, 'touch' | 'forget' | 'forgetOwner' | 'forgetAll'>;

/** Tokens that this server has checked, of 300 bytes at most; at most twice as many are kept. */
const MOST_TOKENS = 25_000;

/**
 * Checks the signature of a token once. Only the fact that these bytes are ours is remembered,
 * which stays true; whether their session still lives is checked every time.
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

const recordSeen = (db: Db, seen: { sessionId: SessionId; at: Date; ip: string; device: string }) =>
  db.tx((tx) => writeSeen(tx, { ...seen, device: deviceWords(seen.device) }));

/** A browser's own description of itself, shortened. */
export const deviceWords = (device: string): string => device.slice(0, 200);

function followBus({ bus }: IdentityDeps, memories: readonly Memory[]): void {
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

/** After the commit: no server accepts these sessions any more, and their pages are notified. */
export function publishEnded(
  { bus, live }: Pick<IdentityDeps, 'bus' | 'live'>,
  sessionIds: readonly SessionId[],
): void {
  bus.publish(ENDED, { sessionIds });
  for (const sessionId of sessionIds) live.toSession(sessionId, { type: 'session-ended' });
}

/** After the commit: servers read the sessions of this member or operator again. */
export const publishChanged = (
  { bus }: Pick<IdentityDeps, 'bus'>,
  ownerId: MemberId | OperatorId,
): void => bus.publish(CHANGED, { ownerId });
