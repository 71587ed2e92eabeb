/**
 * What a backup needs to know about single tables; everything else is read from the catalog, so a
 * new room needs no line here.
 */

/** Tables with short-lived rows: challenge questions and nonces live for minutes. */
export const LEFT_OUT: ReadonlySet<string> = new Set(['access_captcha', 'vendors_nonce']);

/** The header of a backup has its rows. */
export const MIGRATIONS = 'kernel_migration';

/** Rows of repeatable SQL begin with this; each version brings its own. */
export const FUNCTIONS = 'functions/';

/** Tables written by what creates tables: `migrate`, and `wallet_open_month` of its months. */
export const MADE_WITH_TABLES: ReadonlySet<string> = new Set([MIGRATIONS, 'wallet_month']);

/** Exists from the load until the restored chain is verified: whose rows these are. */
export const RESTORING = 'kernel_restoring';

/** A database with a row in one of these has its own history and is never loaded into. */
export const HISTORY = ['identity_member', 'wallet_batch', 'kernel_audit'] as const;

/**
 * What was true only of the house that was backed up. Members and operators have to log in again (a
 * session may have been ended since); work leased to a server is free; links of shared draws may have
 * been published since, so no draw is closed by these chains again.
 */
export const AFTER_LOAD = {
  fairness_chain: `update fairness_chain set state = 'USED'
    where state <> 'USED' and made_at <= $1`,
  identity_session: `update identity_session set ended_at = $1, ended_because = 'restored'
    where ended_at is null`,
  kernel_job: `update kernel_job set leased_until = null, run_at = least(run_at, $1)
    where leased_until is not null`,
} as const;

/** Where a sealed value can be found, to try a master key on. */
export const SEALED = [
  {
    table: 'access_credential_key',
    id: 'kid',
    column: 'private_sealed',
    purpose: 'identity.credential-key',
  },
  { table: 'fairness_seed', id: 'id', column: 'sealed', purpose: 'fairness.server-seed' },
  { table: 'vendors_key', id: 'vendor', column: 'sealed', purpose: 'vendors.key' },
] as const;
