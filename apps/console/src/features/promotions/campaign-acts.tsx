import { consoleCampaignRoutes as routes } from '@nokshi/contract/console/campaigns.ts';
import { Button } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import styles from '../../lib/desk.module.css';
import { inAddress } from '../../lib/in-address.ts';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useIsProposed } from '../../lib/waiting-proposals.tsx';
import { useWords } from '../../lib/words.ts';
import { type Campaign, changesOf, isOpen } from './campaign.ts';

const TURNS = {
  pause: 'PAUSED',
  resume: 'RUNNING',
  close: 'CLOSED',
  remove: 'REMOVED',
} as const;
type Turn = keyof typeof TURNS;

/** What an operator can turn a campaign to in its state. */
const TURNS_IN: Readonly<Record<Campaign['state'], readonly Turn[]>> = {
  DRAFT: ['remove'],
  RUNNING: ['pause', 'close'],
  PAUSED: ['resume', 'close'],
  CLOSED: ['remove'],
  REMOVED: [],
};

type Props = { readonly campaign: Campaign; readonly onRemoved: () => void };

/** Publish what is saved, write the next version, clone, pause, resume, close or remove. */
export function CampaignActs({ campaign, onRemoved }: Props) {
  const { t } = useWords();
  const may = useMay('promotions.write');
  const [, setSearch] = useSearchParams();
  const [turn, setTurn] = useState<Turn | null>(null);
  const { campaignId, state, newest, version } = campaign;
  if (!may) return null;
  const write = (changes: Parameters<typeof inAddress>[0]) =>
    setSearch(inAddress({ campaign: null, ...changes }));
  const canWrite = isOpen(campaign);
  return (
    <div className={styles.tools}>
      {canWrite && newest > version && <PublishButton campaign={campaign} version={newest} main />}
      {canWrite && (
        <Button small onClick={() => write({ write: campaignId })}>
          {t('campaigns.edit')}
        </Button>
      )}
      <Button small onClick={() => write({ write: 'new', from: campaignId })}>
        {t('campaigns.clone')}
      </Button>
      {TURNS_IN[state].map((each) => (
        <Button key={each} small kind="quiet" onClick={() => setTurn(each)}>
          {t(`campaigns.${each}`)}
        </Button>
      ))}
      {turn && (
        <TurnDialog
          turn={turn}
          campaign={campaign}
          onRemoved={onRemoved}
          onClose={() => setTurn(null)}
        />
      )}
    </div>
  );
}

type TurnProps = Props & { readonly turn: Turn; readonly onClose: () => void };

function TurnDialog({ turn, campaign: { campaignId, terms }, onRemoved, onClose }: TurnProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={t(`campaigns.${turn}-title`, { name: terms.name })}
      words={t(`campaigns.${turn}-words`)}
      action={t(`campaigns.${turn}`)}
      danger={turn === 'close' || turn === 'remove'}
      act={(reason) => call(routes.turn, { campaignId, to: TURNS[turn], reason })}
      done={t(`campaigns.${turn}-done`)}
      onDone={() => {
        if (turn === 'remove') onRemoved();
        return queries.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
      }}
      onClose={onClose}
    />
  );
}

type PublishProps = {
  readonly campaign: Campaign;
  readonly version: number;
  readonly main?: boolean;
};

/** Puts a version in force, after showing what becomes different; an older one undoes a newer. */
export function PublishButton({ campaign, version, main = false }: PublishProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const isProposed = useIsProposed(campaign.campaignId);
  const { campaignId, versions } = campaign;
  const termsOf = (wanted: number) => versions.find((each) => each.version === wanted)?.terms;
  const next = termsOf(version);
  if (!next) return null;
  return (
    <>
      <Button
        small
        kind={main ? 'main' : 'plain'}
        disabled={isProposed('promotions.publish')}
        onClick={() => setAsking(true)}
      >
        {t('campaigns.publish', { version })}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('campaigns.publish-title', { name: next.name, version })}
          words={t('campaigns.publish-words')}
          changes={changesOf(termsOf(campaign.version) ?? null, next)}
          action={t('campaigns.publish', { version })}
          act={(reason) => call(routes.publish, { campaignId, version, reason })}
          done={t('campaigns.publish-done')}
          onDone={() =>
            Promise.all([
              queries.invalidateQueries({ queryKey: CAMPAIGNS_KEY }),
              queries.invalidateQueries({ queryKey: ['proposals'] }),
            ])
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
