import {
  CHAT_MUTE_SPANS,
  type ChatMuteSpan,
  type DeskChatMessage,
  consoleTableChatRoutes as routes,
} from '@nokshi/contract/console/table-chat.ts';
import { Button, Chips, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQueryClient } from '@tanstack/react-query';
import styles from '../../../lib/desk.module.css';
import { Refused } from '../../../lib/form.ts';
import { ReasonDialog, ReasonForm, useReason } from '../../../lib/reason-dialog.tsx';
import { useWords } from '../../../lib/words.ts';
import { TABLES_KEY } from '../tables.ts';

export type Asked = {
  readonly message: DeskChatMessage;
  readonly act: 'remove' | 'mute' | 'lift';
};

type ActsProps = {
  readonly message: DeskChatMessage;
  /** Opens the dialog of an act. */
  readonly onAsk: (asked: Asked) => void;
};

/** What may be done about one message and its member. */
export function MessageActs({ message, onAsk }: ActsProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { messageId, reports, isReviewed, removed, isMuted } = message;
  const keep = useAct(async () => {
    await call(routes.keep, { messageId });
    tell(t('tables.chat-keep-done'));
    await queries.invalidateQueries({ queryKey: TABLES_KEY });
  });
  return (
    <div className={styles.tools}>
      {!removed && (
        <Button small kind="danger" onClick={() => onAsk({ message, act: 'remove' })}>
          {t('tables.chat-remove')}
        </Button>
      )}
      {!removed && reports > 0 && !isReviewed && (
        <Button small busy={keep.busy} onClick={() => void keep.run()}>
          {t('tables.chat-keep')}
        </Button>
      )}
      <Button small onClick={() => onAsk({ message, act: isMuted ? 'lift' : 'mute' })}>
        {t(isMuted ? 'tables.chat-lift' : 'tables.chat-mute')}
      </Button>
      <Refused error={keep.error} />
    </div>
  );
}

/** The dialog of an act; beside the list, which goes on meanwhile. */
export function ActDialog({
  asked: { message, act },
  onClose,
}: {
  readonly asked: Asked;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { messageId, words } = message;
  if (act === 'mute') return <MuteDialog {...message} onClose={onClose} />;
  if (act === 'lift') return <LiftDialog {...message} onClose={onClose} />;
  return (
    <ReasonDialog
      title={t('tables.chat-remove-title')}
      words={t('tables.chat-remove-words')}
      before={<blockquote>{words}</blockquote>}
      action={t('tables.chat-remove')}
      danger
      act={(reason) => call(routes.remove, { messageId, reason })}
      done={t('tables.chat-remove-done')}
      onDone={() => queries.invalidateQueries({ queryKey: TABLES_KEY })}
      onClose={onClose}
    />
  );
}

type MemberProps = {
  readonly memberId: string;
  readonly username: string;
  readonly onClose: () => void;
};

/** The longest reason that an operator may give. */
const LONGEST_REASON = 140;

function MuteDialog({ memberId, username, onClose }: MemberProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const form = useReason({
    start: { span: 'hour' as ChatMuteSpan },
    act: (reason, { span }) => call(routes.mute, { memberId, span, reason }),
    done: t('tables.chat-mute-done', { username }),
    onDone: () => queries.invalidateQueries({ queryKey: TABLES_KEY }),
    onClose,
  });
  return (
    <ReasonForm
      form={form}
      title={t('tables.chat-mute-title', { username })}
      words={t('tables.chat-mute-words')}
      before={
        <Chips
          label={t('tables.chat-mute-span')}
          chips={CHAT_MUTE_SPANS.map((id) => ({ id, label: t(`tables.chat-span-${id}`) }))}
          selected={form.values.span}
          onSelect={(span) => form.set('span', span)}
        />
      }
      asked={{
        label: t('member.reason'),
        hint: t('tables.chat-mute-hint'),
        most: LONGEST_REASON,
      }}
      action={t('tables.chat-mute')}
      danger
      onClose={onClose}
    />
  );
}

export function LiftDialog({ memberId, username, onClose }: MemberProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={t('tables.chat-lift-title', { username })}
      action={t('tables.chat-lift')}
      act={(reason) => call(routes.lift, { memberId, reason })}
      done={t('tables.chat-lift-done', { username })}
      onDone={() => queries.invalidateQueries({ queryKey: TABLES_KEY })}
      onClose={onClose}
    />
  );
}
