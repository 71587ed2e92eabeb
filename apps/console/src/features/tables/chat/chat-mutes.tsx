import {
  type DeskChatMute,
  consoleTableChatRoutes as routes,
} from '@nokshi/contract/console/table-chat.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, type Column } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { List } from '../../../lib/list.tsx';
import { useMay } from '../../../lib/session.ts';
import { useWords } from '../../../lib/words.ts';
import { TABLES_KEY } from '../tables.ts';
import { LiftDialog } from './chat-acts.tsx';

/** Members who may not write now, until when and why. */
export function ChatMutes() {
  const { t } = useWords();
  const mayModerate = useMay('tables.chat-moderate');
  const [lifted, setLifted] = useState<DeskChatMute | null>(null);
  const columns: Column<DeskChatMute>[] = [
    {
      id: 'member',
      title: t('tables.member'),
      cell: ({ memberId, username }) => <Link href={`/members/${memberId}`}>{username}</Link>,
    },
    { id: 'at', title: t('tables.chat-since'), whole: true, cell: ({ at }) => timeText(at) },
    {
      id: 'until',
      title: t('tables.chat-until'),
      whole: true,
      cell: ({ until }) => (until === null ? t('tables.chat-until-lifted') : timeText(until)),
    },
    { id: 'reason', title: t('member.reason'), cell: ({ reason }) => reason },
    { id: 'by', title: t('member.by'), cell: ({ by }) => by },
    ...(mayModerate
      ? [
          {
            id: 'acts',
            title: t('tables.chat-acts'),
            cell: (mute: DeskChatMute) => (
              <Button small onClick={() => setLifted(mute)}>
                {t('tables.chat-lift')}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <List<Output<typeof routes.mutes>>
        queryKey={[...TABLES_KEY, 'chat-mutes']}
        load={(cursor) => call(routes.mutes, { cursor, pageSize: 50 })}
        caption={t('tables.chat-muted')}
        rowKey={({ memberId }) => memberId}
        empty={t('tables.chat-none-muted')}
        columns={columns}
      />
      {lifted && <LiftDialog {...lifted} onClose={() => setLifted(null)} />}
    </>
  );
}
