import type { consoleCampaignRoutes } from '@nokshi/contract/console/campaigns.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Facts, MoneyText, Note } from '@nokshi/ui';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { Link } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';

type Props = { readonly preview: Output<typeof consoleCampaignRoutes.preview> };

/** Whom terms fit, what they may cost at most and are expected to, and what else runs for the same. */
export function Preview({ preview: { fits, most, reward, conflicts } }: Props) {
  const { t } = useWords();
  return (
    <>
      <h2>{t('campaigns.preview')}</h2>
      <Facts
        facts={[
          { name: t('campaigns.fits'), value: countText(fits) },
          { name: t('campaigns.all-most'), value: <MoneyText amount={most} /> },
          { name: t('campaigns.one-most'), value: <MoneyText amount={reward.amount} /> },
          { name: t('campaigns.one-turnover'), value: <MoneyText amount={reward.turnover} /> },
          { name: t('campaigns.one-cost'), value: <MoneyText amount={reward.cost} /> },
        ]}
      />
      {fits === 0 && <Note kind="wrong">{t('campaigns.fits-nobody')}</Note>}
      {conflicts.length > 0 && (
        <Note>
          {t('campaigns.conflicts')}{' '}
          {conflicts.map(({ campaignId, name }, at) => (
            <span key={campaignId}>
              {at > 0 && ', '}
              <Link href={`/promotions?campaign=${campaignId}`}>{name}</Link>
            </span>
          ))}
        </Note>
      )}
    </>
  );
}

const MISFITS = [
  'titles',
  'ends-before',
  'share-of-nothing',
  'period-share',
  'wagering-base',
  'wagering-nothing',
  'reward-over-budget',
  'tiers-order',
  'points-worth',
  'under-given',
  'tiers-first',
  'friend-stakes',
  'reward-largest',
  'board-places',
  'board-end',
  'board-limits',
  'board-over-budget',
  'line-unknown',
] as const;

/** Why terms were refused, in words where they do not fit together. */
export function Misfit({ error }: { readonly error: Error | null }) {
  const { t } = useWords();
  const code = error instanceof RefusalError && error.code === 'promotions.terms-wrong';
  const why = code && MISFITS.find((each) => each === error.value.why);
  if (why) return <Note kind="wrong">{t(`campaigns.misfit-${why}`)}</Note>;
  return <Refused error={error} />;
}
