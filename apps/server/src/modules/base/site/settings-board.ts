import { canonicalJson } from '../../../kernel/canonical.ts';
import { digestOf } from '../../../kernel/digest.ts';
import type { SiteDeps } from './face.ts';
import { loadSettings, type Settings } from './settings.ts';

/** The settings of this server: asked with every page, so they are answered from memory. */
export type SettingsBoard = {
  current(): Settings;
  /** Names these settings, the same on every server. */
  version(): string;
  /** Reads them; open pages are told when they are others than before. */
  refresh(): Promise<void>;
};

const topicOf = ({ config }: SiteDeps) => `site.settings.${config.brandId}`;
/** How old memory may grow when the bus has lost a message. */
const READ_AGAIN_AFTER_MS = 10_000;

/** Kept fresh by the bus, and read anew now and then because a bus may lose messages. */
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
  // One after the other, so that what was read last is what stands last.
  let turn: Promise<void> = Promise.resolve();
  const refresh = () => {
    turn = turn.then(read, read);
    return turn;
  };
  const refreshUnasked = () => {
    refresh().catch((err: unknown) => deps.log.warn('settings not read', { err }));
  };
  deps.bus.subscribe(topicOf(deps), refreshUnasked);
  deps.bus.subscribe('bus.reconnected', refreshUnasked);
  return {
    refresh,
    version: () => version,
    current() {
      if (!known) throw new Error('the site room was used before it was started');
      if (deps.clock.now().getTime() - readAt >= READ_AGAIN_AFTER_MS) refreshUnasked();
      return known;
    },
  };
}

/** Tells all servers, this one included, to read them anew. */
export const publishSettings = (deps: SiteDeps): void => deps.bus.publish(topicOf(deps), {});
