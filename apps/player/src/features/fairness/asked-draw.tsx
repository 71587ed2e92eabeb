import { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import { readDraw } from '@nokshi/house-math/verify/draw-proof.ts';
import { Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { CheckedDraw, type LotteryLook } from './checked-draw.tsx';

export type AskedFor =
  | { readonly betId: string }
  | { readonly gameCode: string; readonly issue: string };

/** `?bet=` or `?gameCode=&issue=` of the address. */
export function askedIn(params: URLSearchParams): AskedFor | null {
  const [betId, gameCode, issue] = ['bet', 'gameCode', 'issue'].map((name) => params.get(name));
  if (betId) return { betId };
  return gameCode && issue ? { gameCode, issue } : null;
}

type Props = { readonly asked: AskedFor; readonly look: LotteryLook };

/** A draw or a bet that the address names, from the server. */
export function Asked({ asked, look }: Props) {
  const { t } = useWords();
  const query = useQuery({
    queryKey: ['betId' in asked ? 'mine' : 'lottery', 'verify', asked],
    queryFn: async () =>
      'betId' in asked
        ? (await call(lotteryRoutes.ticket, asked)).proof
        : call(lotteryRoutes.proof, asked),
    staleTime: 0,
  });
  return (
    <QueryView query={query}>
      {(answer) => {
        const read = readDraw(answer);
        return 'wrong' in read ? (
          <Note>{t('verify.none')}</Note>
        ) : (
          <CheckedDraw proof={read.proof} look={look} />
        );
      }}
    </QueryView>
  );
}
