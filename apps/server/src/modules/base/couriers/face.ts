import type { Language } from '@nokshi/contract';
import type { MessageKind } from '@nokshi/contract/console/couriers.ts';
import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db.ts';
import type { Id, Ids } from '../../../kernel/ids.ts';
import type { Log } from '../../../kernel/log.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import type { Jobs } from '../../../kernel/work.ts';
import type { Site } from '../site/index.ts';
import type { Reach } from './reach.ts';

export type MessageId = Id<'msg'>;

export type CouriersDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly audit: Audit;
  readonly secrets: Secrets;
  readonly site: Pick<Site, 'brand'>;
  /** Resolves a host's name to a public address, unless a resolver is given or in demo mode. */
  readonly reach?: Reach;
};

/** A message in the recipient's language. */
export type Message = {
  readonly kind: MessageKind;
  /** A number as +8801712345678, or an email address. */
  readonly to: string;
  readonly subject: string;
  /** `{code}` is replaced by the digits, which are kept sealed, apart from the words. */
  readonly text: string;
  readonly code?: string;
  /** After this time the message is not sent any more. */
  readonly expiresAt?: Date;
};

export type Couriers = {
  /** Queues a message in the caller's transaction; a job sends it after the commit. */
  send(tx: Tx, message: Message): Promise<MessageId>;
};

/** The words of a message in each language. */
export type InBoth<T> = Readonly<Record<Language, T>>;
