import type { SiteDeps } from './face.ts';
import { settingAt, type StatusSetting, statusFor } from './rules/system-status.ts';
import { statusRow, toSetting } from './store/status.ts';

/** The system status on this server: asked before every call, so it is answered from memory. */
export type StatusBoard = {
  /** The status now in force. */
  current(): StatusSetting;
  /** Shows the status in force to every open page of this server. */
  show(): void;
  /** Takes a setting if it is newer, and shows it on every open page of this server. */
  take(setting: StatusSetting): void;
  refresh(): Promise<void>;
};

const turnOf = ({ config }: SiteDeps) => `site.status-turn.${config.brandId}`;
const topicOf = ({ config }: SiteDeps) => `site.status.${config.brandId}`;
/** How old memory may become when the bus has lost a message. */
const READ_AGAIN_AFTER_MS = 3_000;

/**
 * Kept up to date by the bus, which carries the setting itself. Because a bus may lose messages, it
 * is also read again when the last reading is a few seconds old.
 */
export function createStatusBoard(
  deps: SiteDeps,
  blockedAlways: () => readonly string[],
): StatusBoard {
  let known: StatusSetting | undefined;
  let readAt = 0;
  const show = () => {
    if (!known) return;
    const setting = settingAt(known, deps.clock.now());
    const blocked = blockedAlways();
    deps.live.each((visitor) =>
      visitor.realm === 'player'
        ? { type: 'system-status', status: statusFor(setting, visitor, blocked) }
        : null,
    );
  };
  const take = (setting: StatusSetting) => {
    const before = known;
    if (before && setting.version <= before.version) return;
    known = setting;
    if (before) show();
  };
  const refresh = async () => {
    readAt = deps.clock.now().getTime();
    take(toSetting(await deps.db.read((tx) => statusRow(tx, deps.config.brandId))));
  };
  const refreshInBackground = () => {
    refresh().catch((err: unknown) => deps.log.warn('system status not read', { err }));
  };
  deps.bus.subscribe(topicOf(deps), (message) => take(message as unknown as StatusSetting));
  deps.bus.subscribe(turnOf(deps), show);
  deps.bus.subscribe('bus.reconnected', refreshInBackground);
  return {
    take,
    show,
    refresh,
    current() {
      if (!known) throw new Error('the site room was used before it was started');
      if (deps.clock.now().getTime() - readAt >= READ_AGAIN_AFTER_MS) refreshInBackground();
      return settingAt(known, deps.clock.now());
    },
  };
}

/** Tells all servers, this one included. */
export const publishStatus = (deps: SiteDeps, setting: StatusSetting) =>
  deps.bus.publish(topicOf(deps), setting);

/** A scheduled closing begins or ends now: every server shows it. */
export const publishTurn = (deps: SiteDeps) => deps.bus.publish(turnOf(deps), {});
