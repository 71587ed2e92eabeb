import { consoleSegmentRoutes as routes, type Segment } from '@nokshi/contract/console/segments.ts';
import { conditionOf } from '@nokshi/contract/promotions/sentence.ts';
import { Button, type Column, EmptyState, Field, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { ReasonDialog, ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { AudienceFields } from './audience-fields.tsx';
import { audienceDraft, readAudience } from './draft.ts';

const KEY = [...CAMPAIGNS_KEY, 'segments'] as const;

/** Saved audiences; a removed one can be brought back. */
export const useSegments = () => useQuery({ queryKey: KEY, queryFn: () => call(routes.list, {}) });

type Doing =
  | { readonly what: 'edit'; readonly segment: Segment | null }
  | { readonly what: 'remove' | 'undo'; readonly segment: Segment };

/** Saved audiences with how many members each fits now. */
export function SegmentsTab() {
  const { t } = useWords();
  const may = useMay('promotions.write');
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  return (
    <>
      <div className={`${styles.between} ${styles.apart}`}>
        <p className={styles.quiet}>{t('segments.words')}</p>
        {may && (
          <Button kind="main" onClick={() => setDoing({ what: 'edit', segment: null })}>
            {t('segments.new')}
          </Button>
        )}
      </div>
      <QueryView query={useSegments()} height="320px">
        {({ rows }) => <Segments rows={rows} onDo={may ? setDoing : null} />}
      </QueryView>
      {doing?.what === 'edit' && <EditDialog segment={doing.segment} onClose={close} />}
      {doing && doing.what !== 'edit' && (
        <TurnDialog what={doing.what} segment={doing.segment} onClose={close} />
      )}
    </>
  );
}

type ListProps = {
  readonly rows: readonly Segment[];
  readonly onDo: ((doing: Doing) => void) | null;
};

function Segments({ rows, onDo }: ListProps) {
  const { t, language } = useWords();
  if (rows.length === 0) return <EmptyState title={t('segments.none')} />;
  const columns: readonly Column<Segment>[] = [
    {
      id: 'name',
      title: t('segments.name'),
      cell: ({ name, removed }) => (
        <span className={styles.pair}>
          <strong>{name}</strong>
          {removed && <small>{t('segments.removed')}</small>}
        </span>
      ),
    },
    {
      id: 'audience',
      title: t('campaigns.step-audience'),
      cell: ({ audience }) =>
        audience.length === 0
          ? t('campaigns.for-all')
          : audience.map((each) => conditionOf(each, language)).join(', '),
    },
    {
      id: 'fits',
      title: t('segments.fits'),
      figure: true,
      cell: ({ fits }) => (fits === null ? '–' : countText(fits)),
    },
    {
      id: 'changed',
      title: t('segments.changed'),
      cell: ({ changedAt, changedBy }) => (
        <span className={styles.pair}>
          {timeText(changedAt)}
          <small>{changedBy}</small>
        </span>
      ),
    },
    ...(onDo ? [{ id: 'acts', title: '', cell: actsOf(onDo) }] : []),
  ];
  return (
    <Table
      caption={t('campaigns.tab-segments')}
      rows={rows}
      rowKey={({ segmentId }) => segmentId}
      columns={columns}
    />
  );
}

const actsOf = (onDo: (doing: Doing) => void) => (segment: Segment) => (
  <Acts segment={segment} onDo={onDo} />
);

function Acts({ segment, onDo }: { segment: Segment; onDo: (doing: Doing) => void }) {
  const { t } = useWords();
  return (
    <span className={styles.tools}>
      {!segment.removed && (
        <>
          <Button small onClick={() => onDo({ what: 'edit', segment })}>
            {t('segments.edit')}
          </Button>
          <Button small kind="quiet" onClick={() => onDo({ what: 'remove', segment })}>
            {t('segments.remove')}
          </Button>
        </>
      )}
      {segment.canUndo && (
        <Button small kind="quiet" onClick={() => onDo({ what: 'undo', segment })}>
          {t('segments.undo')}
        </Button>
      )}
    </span>
  );
}

type TurnProps = {
  readonly what: 'remove' | 'undo';
  readonly segment: Segment;
  readonly onClose: () => void;
};

function TurnDialog({ what, segment: { segmentId, name }, onClose }: TurnProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={t(`segments.${what}-title`, { name })}
      words={t(`segments.${what}-words`)}
      action={t(`segments.${what}`)}
      act={(reason) => call(routes[what], { segmentId, reason })}
      done={t(`segments.${what}-done`)}
      onDone={() => queries.invalidateQueries({ queryKey: KEY })}
      onClose={onClose}
    />
  );
}

type EditProps = { readonly segment: Segment | null; readonly onClose: () => void };

function EditDialog({ segment, onClose }: EditProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [audience, setAudience] = useState(audienceDraft(segment?.audience ?? []));
  const [shown, setShown] = useState(false);
  const { value, faults } = readAudience(audience);
  const form = useReason({
    start: { name: segment?.name ?? '' },
    act: (reason, { name }) => {
      const segmentId = segment?.segmentId ?? null;
      return call(routes.save, { segmentId, name, audience: value, reason });
    },
    done: t('segments.saved'),
    onDone: () => queries.invalidateQueries({ queryKey: KEY }),
    onClose,
  });
  const error = (path: string) => {
    const fault = shown && faults.find((each) => each.path === path);
    return fault ? t(fault.words) : undefined;
  };
  return (
    <ReasonForm
      title={segment ? t('segments.edit-title', { name: segment.name }) : t('segments.new')}
      words={t('campaigns.audience-words')}
      before={
        <>
          <Field
            label={t('segments.name')}
            maxLength={60}
            required
            data-autofocus
            {...form.field('name')}
          />
          <AudienceFields audience={audience} error={error} onChange={setAudience} />
        </>
      }
      action={t('segments.save')}
      wide
      form={{
        ...form,
        submit(event) {
          setShown(true);
          if (faults.length === 0) form.submit(event);
          else event.preventDefault();
        },
      }}
      onClose={onClose}
    />
  );
}
