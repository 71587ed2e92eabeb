import type { LiveMessage } from '@nokshi/contract/live.ts';
import { create } from 'zustand';
import { noteActivity } from '@nokshi/web/call.ts';
import { type Line, liveLine } from '@nokshi/web/live-line.ts';
import { askBalance, takeBalance } from './balance.ts';
import { tab } from '@nokshi/web/storage.ts';
import { DEPOSITS_KEY } from './deposits-key.ts';
import { PICKS_KEY } from './picks-key.ts';
import { POINTS_KEY } from './points-key.ts';
import { queries, type Status, statusQuery } from './queries.ts';
import { refreshMember, takeEnd, useSession } from './session.ts';
import { CONTRACTS_KEY, SLIPS_KEY, TEAM_KEY } from './team-key.ts';
import { LETTERS_KEY, UNREAD_KEY } from './unread.ts';
import { WITHDRAWALS_KEY } from './withdrawals-key.ts';

/** Whether the line stands; `lost` is shown only after a connection that once stood broke. */
export const useLine = create<{ readonly line: Line }>(() => ({ line: 'new' }));

/** Parts of the site that come later hear everything too: topics, the server's clock. */
const ears = new Set<(message: LiveMessage) => void>();
export const hearLive = (hear: (message: LiveMessage) => void) => ears.add(hear);

/** Opens the live socket and keeps it open; call again when the session changed. */
export const { connect: connectLive, say: sayLive } = liveLine({
  heard(message) {
    for (const hear of ears) hear(message);
    take(message);
  },
  stands(again) {
    // What was pushed while no line stood is asked for once.
    void askMoney();
    if (again) void catchUp();
  },
  turned: (line) => useLine.setState({ line }),
});

/** The pages on which money is followed: they are read before the line stands. */
const MONEY = [DEPOSITS_KEY, WITHDRAWALS_KEY, TEAM_KEY];

const askMoney = () =>
  Promise.all(MONEY.map((queryKey) => queries.invalidateQueries({ queryKey })));

const catchUp = () =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['content'] }),
    queries.invalidateQueries({ queryKey: LETTERS_KEY }),
    queries.invalidateQueries({ queryKey: ['chat'] }),
    queries.invalidateQueries({ queryKey: ['jackpots'], exact: true }),
    queries.invalidateQueries({ queryKey: ['pots'] }),
    followCatalogue(),
    askBalance(),
  ]);

/** What an operator's change of the settings may have made old. */
const FOLLOW_SETTINGS = [['status'], ['flags'], ['country'], ['services'], ['menus']];

const followSettings = () =>
  Promise.all(FOLLOW_SETTINGS.map((queryKey) => queries.invalidateQueries({ queryKey })));

/** Lists of games, a member's own as well, and where they stand. */
const FOLLOW_CATALOGUE = [['games'], ['menus'], ['game'], PICKS_KEY];

const followCatalogue = () =>
  Promise.all(FOLLOW_CATALOGUE.map((queryKey) => queries.invalidateQueries({ queryKey })));

/** What changed between this page's first questions and the opening of its socket was not heard. */
async function followShown(shown: string): Promise<void> {
  const held = await queries.ensureQueryData(statusQuery);
  if (held.shown === shown) return;
  await Promise.all([followSettings(), queries.invalidateQueries({ queryKey: ['content'] })]);
}

function take(message: LiveMessage): void {
  switch (message.type) {
    case 'hello':
      // A status that cannot be read is fetched again by the component that shows it.
      if (message.shown !== undefined) followShown(message.shown).catch(() => undefined);
      return;
    case 'balance':
      return takeBalance(message.sumBalance, message.version);
    case 'system-status':
      return takeStatus(message.status);
    case 'registration':
      return takeRegistration(message.register, message.challenge);
    case 'settings':
      void followSettings();
      // Whether money goes along the team line is said of the member.
      void queries.invalidateQueries({ queryKey: TEAM_KEY });
      if (useSession.getState().phase === 'in') void refreshMember();
      return;
    case 'session-ended':
      return takeEnd();
    case 'deposit':
      noteActivity();
      void queries.invalidateQueries({ queryKey: DEPOSITS_KEY });
      void askBalance();
      return;
    case 'withdrawal':
      void queries.invalidateQueries({ queryKey: WITHDRAWALS_KEY });
      void askBalance();
      return;
    case 'points':
      return void queries.invalidateQueries({ queryKey: POINTS_KEY });
    case 'team-transfer':
      return void queries.invalidateQueries({ queryKey: TEAM_KEY });
    case 'agent-contract':
      return void queries.invalidateQueries({ queryKey: CONTRACTS_KEY });
    case 'agent-slip':
      return void queries.invalidateQueries({ queryKey: SLIPS_KEY });
    case 'content':
      void queries.invalidateQueries({ queryKey: ['content', message.kind] });
      if (message.kind === 'notice') void queries.invalidateQueries({ queryKey: UNREAD_KEY });
      if (message.kind === 'resource') void queries.invalidateQueries({ queryKey: ['status'] });
      return;
    case 'catalogue':
      void followCatalogue();
      return;
    case 'inbox':
      void queries.invalidateQueries({ queryKey: LETTERS_KEY });
      return;
    case 'chat':
      void queries.invalidateQueries({ queryKey: ['chat'] });
      return;
    case 'jackpots':
      queries.setQueryData(['jackpots'], message);
      return void queries.invalidateQueries({ queryKey: ['jackpots', 'awards'] });
    case 'pots':
      return void queries.setQueryData(['pots'], { pots: message.pots });
    case 'table-chat':
      return void queries.invalidateQueries({ queryKey: ['mine', 'table-chat'] });
    case 'reality-check':
      return void queries.invalidateQueries({ queryKey: ['mine', 'stretch'] });
    case 'account':
      void queries.invalidateQueries({ queryKey: ['mine'] });
      return void refreshMember();
    case 'restriction':
      void refreshMember();
      void queries.invalidateQueries({ queryKey: ['mine', 'protection'] });
  }
}

function takeStatus(status: Status['maintenance']['status']): void {
  queries.setQueryData<Status>(
    ['status'],
    (held) =>
      held && {
        ...held,
        maintenance: { active: status.systemStatus === 1, status },
        regionRestriction: { active: status.systemStatus === 2 },
      },
  );
}

/** Open forms are rendered again from what the cache holds. */
function takeRegistration(
  register: Status['info']['register'],
  challenge: Status['info']['challenge'],
): void {
  tab.set('validate', JSON.stringify(register));
  queries.setQueryData<Status>(
    ['status'],
    (held) => held && { ...held, info: { ...held.info, register, challenge } },
  );
}
