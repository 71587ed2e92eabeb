import { version } from '../../package.json' with { type: 'json' };

/**
 * Servers of a release stay open while the database is brought to the next one (docs/operations.md,
 * "Updates"). So a migration takes away only what no server of the release before uses any more.
 */
const TAKES_AWAY =
  /\bdrop\s+(function|procedure|routine|table|column|view|type)\b|\brename\s+(to|column)\b|\balter\s+column\s+\w+\s+((set\s+data\s+)?type|set\s+not\s+null)\b/i;

/** They came with the first release, and no server was open before it. */
const OF_THE_FIRST_RELEASE: ReadonlySet<string> = new Set([
  'kernel/0006-no-courier',
  'kernel/0007-no-outbox',
  'modules/base/fairness/0003-riders-by-columns',
  'modules/base/site/0006-content',
  'modules/base/site/0020-registration-changes',
  'modules/base/wallet/0006-months',
  'modules/base/wallet/0011-lane-answer',
  'modules/games/jackpots/0002-followers',
  'modules/games/slots/0003-rounds-once',
  'modules/games/slots/0007-must-pay',
  'modules/games/slots/0008-followers',
  'modules/games/vendors/0002-launch-hosts',
  'modules/games/vendors/0006-keys',
  'modules/money/agents/0004-affiliate-codes',
  'modules/money/cashier/0023-provider-keys',
  'modules/money/cashier/0027-obligations',
  'modules/oversight/harm/0002-followers',
  'modules/people/access/0001-out-of-identity',
  'modules/people/identity/0016-operator-roles',
  'modules/people/identity/0036-settled-places',
  'modules/people/identity/0042-rooms-of-their-own',
  'modules/people/identity/0051-invitation-codes',
  'modules/people/operators/0001-out-of-identity',
  'modules/stakes/limits/0003-riders-by-columns',
  'modules/stakes/limits/0007-both-periods',
  'modules/stakes/wagers/0003-riders-by-columns',
  'modules/stakes/wagers/0004-only-added-to',
  'modules/stakes/wagers/0008-player-gaps',
  'modules/stakes/wagers/0009-followers',
]);

/** The release in which servers stopped using what a later migration takes away: `0.2.0`. */
const UNUSED_SINCE: Readonly<Record<string, string>> = {};

const MIGRATION = /^apps\/server\/src\/(.+)\/(migrations|functions)\/([^/]+)\.sql$/;

type File = { readonly path: string; readonly text: string };

/** What a migration takes away too soon, in a sentence. */
export function takenTooSoon({ path, text }: File): string[] {
  const [file, folder, kind, name] = MIGRATION.exec(path) ?? [];
  const [taken] = TAKES_AWAY.exec(text.replace(/--.*/g, '')) ?? [];
  if (!file || !taken) return [];
  const migration = `${folder}/${name}`;
  if (kind === 'migrations' && OF_THE_FIRST_RELEASE.has(migration)) return [];
  const since = UNUSED_SINCE[migration];
  return since && isBefore(since, version)
    ? []
    : [
        `${path}: “${taken}” breaks servers of the release before; give what is new another name, and take the old one away a release later`,
      ];
}

/** Of two releases as `1.2.3`. */
function isBefore(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.split('.').map(Number));
  const at = [0, 1, 2].find((place) => a?.[place] !== b?.[place]);
  return at !== undefined && (a?.[at] ?? 0) < (b?.[at] ?? 0);
}
