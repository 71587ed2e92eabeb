import { consoleSettingRoutes, type SettingPart } from '@nokshi/contract/console/site-settings.ts';
import type { Outcome } from '@nokshi/contract/four-eyes.ts';
import type { Permission } from '@nokshi/contract/permissions.ts';
import { settingChanges } from '@nokshi/contract/setting-changes.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import styles from '../../lib/desk.module.css';
import { History } from '../../lib/history.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { ReviewForm } from '../../lib/review-form.tsx';
import { useMay } from '../../lib/session.ts';
import { useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';

type Held<S> = {
  readonly setting: S;
  readonly version: number;
  readonly merchantCode: string;
  readonly fixedHosts: readonly string[];
  readonly minimumAge: number;
  readonly openPages: number;
};

export type Draft<S> = {
  readonly setting: S;
  readonly held: Held<S>;
  readonly change: (part: Partial<S>) => void;
};

type Wish<S> = { readonly setting: S; readonly version: number; readonly reason: string };

type Props<S> = {
  readonly part: SettingPart;
  readonly read: () => Promise<Held<S>>;
  readonly write: (wish: Wish<S>) => Promise<Outcome>;
  /** The right that changing it needs. */
  readonly permission?: Permission;
  /** Stands beside the fields while they are changed. */
  readonly beside?: (draft: Draft<S>) => ReactNode;
  /** The fields; locked for operators who may only read. */
  readonly children: (draft: Draft<S>) => ReactNode;
};

const keyOf = (part: SettingPart) => ['settings', part];

/** A part of the settings: fields, what would change, a reason, and earlier changes. */
export function SettingPartView<S extends object>(props: Props<S>) {
  const query = useQuery({
    queryKey: keyOf(props.part),
    queryFn: props.read,
    refetchOnWindowFocus: false,
  });
  return (
    <QueryView query={query} height="420px">
      {(held) => <Editor key={held.version} {...props} held={held} />}
    </QueryView>
  );
}

function Editor<S extends object>({ held, ...props }: Props<S> & { readonly held: Held<S> }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const may = useMay(props.permission ?? 'site.settings');
  const [wish, setWish] = useState<{ setting: S; undo: boolean } | null>(null);
  const form = useForm<S>({
    start: held.setting,
    // The browser asks for what is required.
    optional: 'all',
    send: async (setting) => setWish({ setting, undo: false }),
  });
  const changes = settingChanges(held.setting, form.values);
  const draft: Draft<S> = { setting: form.values, held, change: form.put };
  return (
    <>
      <div className={props.beside && styles.beside}>
        <ReviewForm
          form={form}
          may={may}
          onlyLook={t('settings.only-look')}
          count={changes.length}
          className={`${styles.card} ${styles.stack}`}
        >
          {props.children(draft)}
        </ReviewForm>
        {props.beside && <div className={styles.card}>{props.beside(draft)}</div>}
      </div>
      <History<unknown>
        queryKey={[...keyOf(props.part), 'changes']}
        load={() => call(consoleSettingRoutes.changes, { part: props.part, pageSize: 10 })}
        onUndo={may ? (before) => setWish({ setting: before as S, undo: true }) : undefined}
      />
      {wish && (
        <ReasonDialog
          title={t(wish.undo ? 'change.undo-title' : 'change.title')}
          words={t('settings.open-pages', { count: held.openPages })}
          changes={settingChanges(held.setting, wish.setting)}
          action={t(wish.undo ? 'change.undo' : 'change.apply')}
          act={(reason) => props.write({ setting: wish.setting, version: held.version, reason })}
          done={t('settings.done')}
          onDone={() => queries.invalidateQueries({ queryKey: ['settings'] })}
          onClose={() => setWish(null)}
        />
      )}
    </>
  );
}
