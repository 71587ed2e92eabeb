import { consoleAffiliateRoutes as routes } from '@nokshi/contract/console/affiliates.ts';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';
import { AFFILIATES_KEY, type Affiliate } from './affiliate.ts';

type Props = { readonly affiliate: Affiliate; readonly onClose: () => void };

/** Switches a code off, or on again. */
export function TurnDialog({ affiliate: { code, active }, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={t(active ? 'affiliates.off-title' : 'affiliates.on-title', { code })}
      words={t(active ? 'affiliates.off-words' : 'affiliates.on-words')}
      changes={[
        {
          field: t('affiliates.state'),
          from: t(active ? 'affiliates.on' : 'affiliates.off'),
          to: t(active ? 'affiliates.off' : 'affiliates.on'),
        },
      ]}
      action={t(active ? 'affiliates.turn-off' : 'affiliates.turn-on')}
      danger={active}
      act={(reason) => call(routes.turn, { code, active: !active, reason })}
      done={t(active ? 'affiliates.turned-off' : 'affiliates.turned-on', { code })}
      onDone={() => queries.invalidateQueries({ queryKey: AFFILIATES_KEY })}
      onClose={onClose}
    />
  );
}
