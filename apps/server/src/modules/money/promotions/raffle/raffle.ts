import { hash } from 'node:crypto';
import { toDecimal } from '@nokshi/money';
import { minorOf } from '../rules/amount-of.ts';
import type { RaffleTrigger } from '../rules/raffle.ts';
import type { CampaignRow } from '../store/campaigns.ts';

/** The chain of hashes that all raffles are drawn from. */
export const PURPOSE = 'promotions.raffle';
/** More than any list can have. */
export const MOST_ENTRANTS = 200_000;

export const sha256 = (text: string): string => hash('sha256', text);

export const raffleTrigger = ({ terms }: CampaignRow): RaffleTrigger | null =>
  terms.trigger.kind === 'raffle' ? terms.trigger : null;

/** Prizes as they are published. */
export const shownPrizes = ({ prizes }: RaffleTrigger) =>
  prizes.map(({ count, amount }) => ({ count, amount: toDecimal(minorOf(amount)) }));

/** When play counts for its tickets. */
export const playSpan = ({ startsAt, endsAt, madeAt }: CampaignRow) => ({
  from: startsAt ?? madeAt,
  to: endsAt ?? madeAt,
});
