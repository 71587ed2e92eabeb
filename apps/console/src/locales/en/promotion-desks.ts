import { points } from './points.ts';
import { vip } from './vip.ts';
import { referrals } from './referrals.ts';
import { boards } from './boards.ts';
import { promotions } from './promotions.ts';
import { envelopes } from './envelopes.ts';
import { wheels } from './wheels.ts';
import { promotionApplications } from './promotion-applications.ts';
import { raffles } from './raffles.ts';
import { triggers } from './triggers.ts';

/** The words of all desks of promotions, VIP levels and points. */
export const promotionDesks = {
  ...points,
  ...vip,
  ...referrals,
  ...boards,
  ...promotions,
  ...envelopes,
  ...wheels,
  ...promotionApplications,
  ...raffles,
  ...triggers,
};
