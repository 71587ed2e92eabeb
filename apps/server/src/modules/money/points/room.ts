import type { ContentDeps } from '../../../kernel/content/content.ts';
import type { Content } from '../../../kernel/content/content.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Access } from '../../people/access/index.ts';
import type { Identity } from '../../people/identity/index.ts';
import type { Messaging } from '../../people/messaging/index.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { Turnover } from '../../stakes/turnover/index.ts';
import type { Wagers } from '../../stakes/wagers/index.ts';
import type { Wallet } from '../../base/wallet/index.ts';

export type PointsDeps = ContentDeps & {
  readonly events: Pick<Events, 'emit' | 'on'>;
  readonly brandId: string;
  readonly mode: 'demo' | 'licensed';
  readonly proposals: Pick<Proposals, 'act'>;
  readonly wallet: Pick<
    Wallet,
    'openAccounts' | 'transfer' | 'balance' | 'entries' | 'houseBalances'
  >;
  readonly wagers: Pick<Wagers, 'cashValidIn' | 'follow' | 'followFromNow'>;
  readonly turnover: Pick<Turnover, 'oblige'>;
  readonly identity: Pick<Identity, 'member' | 'usernames'>;
  readonly access: Pick<Access, 'hasPaymentPassword' | 'checkPaymentPassword' | 'provePlace'>;
  readonly messaging: Pick<Messaging, 'tell'>;
};

export type PointsRoom = PointsDeps & {
  /** The goods of the mall. */
  readonly content: Content;
};

/** The follower that counts play for points, and its job. */
export const FOLLOWER = 'points.count-play';
