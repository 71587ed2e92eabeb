import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Log } from '../../../kernel/log.ts';
import type { Bus, Live } from '../../../kernel/work.ts';
import type { Site } from '../../base/site/index.ts';
import type { Catalogue } from './face.ts';
import type { Popular } from './popular.ts';
import type { Shelf } from './snapshot.ts';

export type CatalogueRoom = Catalogue & {
  readonly shelf: Shelf;
  readonly popular: Popular;
  readonly site: Pick<Site, 'origins' | 'tellGamesBy'>;
  readonly clock: Clock;
  readonly audit: Audit;
};

export type CatalogueDeps = Pick<CatalogueRoom, 'site' | 'clock' | 'audit'> & {
  db: Db;
  bus: Bus;
  log: Log;
  events: Pick<Events, 'on'>;
  live: Pick<Live, 'each'>;
};
