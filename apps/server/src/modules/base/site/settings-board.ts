import { canonicalJson } from '../../../kernel/canonical.ts';
import { digestOf } from '../../../kernel/digest.ts';
import type { SiteDeps } from './face.ts';
import { loadSettings, type Settings } from './settings.ts';

/** The settings on this server: read for every page, so they are answered from memory. */
export type SettingsBoard = {
  current(): Settings;
  /** Identifies these settings, the same on every server. */
  version(): string;
  /** Reads them; open pages are notified when they have changed. */
  refresh(): Promise<void>;
};

const topicOf = ({ config }: SiteDeps) => `site.settings.${config.brandId}`;
/** How old memory may become when the bus has lost a message. */
const READ_AGAIN_AFTER_MS = 10_000;

/** Kept up to date by the bus, and read again at intervals because a bus may lose messages. */
export function createSettingsBoard(deps: SiteDeps, onChange: () => void): SettingsBoard {
  let known: Settings | undefined;
  let version = '';
  let readAt = 0;
  const read = async () => {
    readAt = deps.clock.now().getTime();
    const found = await deps.db.read((tx) => loadSettings(deps, tx));
    const read = digestOf(canonicalJson([found, [...found.domains]])).toString('base64url');
    const changed = known !== undefined && read !== version;
    known = found;
    version = read;
    if (changed) onChange();
  };
  // One read after another, so that the latest one wins.
  let turn: Promise<void> = Promise.resolve();
  const refresh = () => {
    turn = turn.then(read, read);
    return turn;
  };
  const refreshInBackground = () => {
    refresh().catch((err: unknown) => deps.log.warn('settings not read', { err }));
  };
  deps.bus.subscribe(topicOf(deps), refreshInBackground);
  deps.bus.subscribe('bus.reconnected', refreshInBackground);
  return {
    refresh,
    version: () => version,
    current() {
      if (!known) throw new Error('the site room was used before it was started');
      if (deps.clock.now().getTime() - readAt >= READ_AGAIN_AFTER_MS) refreshInBackground();
      return known;
    },
  };
}

/** Tells all servers, this one included, to read them again. */
export const publishSettings = (deps: SiteDeps): void => deps.bus.publish(topicOf(deps), {});
