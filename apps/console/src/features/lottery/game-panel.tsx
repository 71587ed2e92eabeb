import {
  type DeskLottery,
  consoleLotteryRoutes as routes,
} from '@nokshi/contract/console/lottery.ts';
import { type GameTerms, gameTermsChanges } from '@nokshi/contract/console/lottery-terms.ts';
import { Dialog, Tabs } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { inAddress } from '../../lib/in-address.ts';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { WaitingProposals } from '../../lib/waiting-proposals.tsx';
import { useWords } from '../../lib/words.ts';
import { LOTTERY_KEY } from './lotteries.ts';
import { Returns } from './returns.tsx';
import { TermsForm } from './terms-form.tsx';

const PARTS = ['terms', 'returns'] as const;

type Props = { readonly game: DeskLottery; readonly onClose: () => void };

/** One lottery beside the list: its terms, and what each of its plays returns. */
export function GamePanel({ game, onClose }: Props) {
  const { t, local } = useWords();
  const queries = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [wanted, setWanted] = useState<GameTerms | null>(null);
  const open = PARTS.find((part) => part === search.get('part')) ?? 'terms';
  const { gameCode, name, version, terms } = game;
  return (
    <Dialog title={local(name)} size="side" closeLabel={t('app.close')} onClose={onClose}>
      <p className={`${styles.tools} ${styles.apart}`}>
        <code className={styles.mono}>{gameCode}</code>
        <Link href={`/lottery?tab=issues&game=${gameCode}`}>{t('lotteries.see-issues')}</Link>
        <Link href={`/lottery?tab=exposure&game=${gameCode}`}>{t('lotteries.see-exposure')}</Link>
      </p>
      <Tabs
        label={local(name)}
        tabs={PARTS.map((id) => ({ id, label: t(`lotteries.part-${id}`) }))}
        selected={open}
        onSelect={(part) =>
          setSearch(inAddress({ part: part === 'terms' ? null : part }), { replace: true })
        }
      >
        <div className={styles.panel}>
          {open === 'terms' && (
            <>
              <WaitingProposals object={gameCode} />
              <TermsForm game={game} onReview={setWanted} />
            </>
          )}
          {open === 'returns' && <Returns game={game} />}
        </div>
      </Tabs>
      {wanted && (
        <ReasonDialog
          title={t('lotteries.change-title', { game: local(name) })}
          words={t('lotteries.from-next')}
          changes={gameTermsChanges(terms, wanted)}
          action={t('change.apply')}
          act={(reason) => call(routes.saveGame, { gameCode, terms: wanted, version, reason })}
          done={t('lotteries.saved')}
          onDone={() => queries.invalidateQueries({ queryKey: LOTTERY_KEY })}
          onClose={() => setWanted(null)}
        />
      )}
    </Dialog>
  );
}
