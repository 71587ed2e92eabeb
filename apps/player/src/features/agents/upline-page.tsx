import { EmptyState } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';
import { SendMoney } from './send-money.tsx';
import { Sides } from './sides.tsx';

/** Transfer to upline: real money to the agent right above, and what went both ways. MC-007, A-010. */
export default function UplinePage() {
  const { t } = useWords();
  return (
    <Sides>
      {(terms) =>
        terms.upline ? (
          <>
            <p>{t('team.upline-is', { name: terms.upline.name })}</p>
            <SendMoney terms={terms} to={terms.upline} />
          </>
        ) : (
          <EmptyState title={t('team.no-upline')} level={3} />
        )
      }
    </Sides>
  );
}
