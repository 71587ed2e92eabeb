import { consoleChannelRoutes as routes } from '@nokshi/contract/console/channels.ts';
import { EmptyState } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { CHANNELS_KEY } from '../../lib/channel-names.ts';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { ChannelCard } from './channel-card.tsx';
import { ChannelPage } from './channel-page.tsx';

/** The deposit channels: what members see now, and the terms of each. */
export default function ChannelsDesk() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const code = search.get('c');
  const query = useQuery({
    queryKey: CHANNELS_KEY,
    queryFn: () => call(routes.list, {}),
    // A form that is being filled in is not replaced under the operator's hands.
    refetchInterval: code ? false : 60_000,
    refetchOnWindowFocus: !code,
  });
  return (
    <QueryView query={query} height="420px">
      {(channels) => {
        const one = channels.find((channel) => channel.code === code);
        if (one) return <ChannelPage key={`${one.code} ${one.version}`} channel={one} />;
        return (
          <>
            <div className={styles.head}>
              <h1>{t('nav.channels')}</h1>
            </div>
            <p className={`${styles.quiet} ${styles.apart}`}>{t('channels.words')}</p>
            {channels.length === 0 ? (
              <EmptyState title={t('channels.none')} />
            ) : (
              <div className={styles.cards}>
                {channels.map((channel) => (
                  <ChannelCard key={channel.code} channel={channel} />
                ))}
              </div>
            )}
          </>
        );
      }}
    </QueryView>
  );
}
