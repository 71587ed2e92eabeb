import { consoleCampaignRoutes as routes } from '@nokshi/contract/console/campaigns.ts';
import { Button, Note } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { call } from '@nokshi/web/call.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import styles from '../../lib/desk.module.css';
import { GrantList } from '../../lib/grant-list.tsx';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import type { TabProps } from './tab-props.ts';

/** What the member got by campaigns; one that is given by hand is given here, by two operators. */
export function Rewards({ id, member: { username } }: TabProps) {
  const { t } = useWords();
  const may = useMay('promotions.write');
  const [isGiving, setGiving] = useState(false);
  return (
    <>
      {may && (
        <p className={styles.apart}>
          <Button onClick={() => setGiving(true)}>{t('campaigns.give')}</Button>
        </p>
      )}
      <GrantList memberId={id} />
      {isGiving && <GiveDialog username={username} onClose={() => setGiving(false)} />}
    </>
  );
}

type Props = { readonly username: string; readonly onClose: () => void };

function GiveDialog({ username, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const campaigns = useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'list'],
    queryFn: () => call(routes.list, {}),
  });
  const byHand = (campaigns.data?.rows ?? []).filter(
    ({ state, terms }) => state === 'RUNNING' && terms.trigger.kind === 'manual',
  );
  const form = useReason({
    start: { campaignId: '' },
    act: (reason, { campaignId }) =>
      call(routes.give, {
        campaignId: campaignId || (byHand[0]?.campaignId ?? ''),
        username,
        reason,
      }),
    done: t('campaigns.given-done'),
    onDone: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: CAMPAIGNS_KEY }),
        queries.invalidateQueries({ queryKey: ['proposals'] }),
      ]),
    onClose,
  });
  return (
    <ReasonForm
      form={form}
      title={t('campaigns.give-title', { username })}
      words={t('campaigns.give-words')}
      before={
        campaigns.data && byHand.length === 0 ? (
          <Note kind="wrong">{t('campaigns.none-by-hand')}</Note>
        ) : (
          <Choice
            label={t('campaigns.campaign')}
            value={form.values.campaignId || (byHand[0]?.campaignId ?? '')}
            choices={byHand.map(({ campaignId, terms }) => ({ id: campaignId, label: terms.name }))}
            onChange={(campaignId) => form.set('campaignId', campaignId)}
          />
        )
      }
      action={t('campaigns.give')}
      onClose={onClose}
    />
  );
}
