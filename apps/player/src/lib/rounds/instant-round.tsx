import { FIELDS } from '@nokshi/house-math/instants/mines.ts';
import { plinkoPays } from '@nokshi/house-math/instants/plinko.ts';
import type { InstantBet, InstantState } from '@nokshi/house-math/instants/round.ts';
import { Icon, MoneyText } from '@nokshi/ui';
import type { MessageId } from '../../locales/en/index.ts';
import { useWords } from '../words.ts';
import own from './instant-round.module.css';
import { Hand } from './playing-card.tsx';
import styles from './rounds.module.css';
import { heightText } from './say.ts';

type Of<Kind, From> = Extract<From, { readonly kind: Kind }>;
type Props = { readonly bet: InstantBet; readonly state: InstantState };

/** A round that a member played alone, as it was shown in the end. */
export function InstantRound({ bet, state }: Props) {
  if (bet.kind === 'dice' && state.kind === 'dice') return <Roll bet={bet} state={state} />;
  if (bet.kind === 'mines' && state.kind === 'mines') return <Mines bet={bet} state={state} />;
  if (bet.kind === 'plinko' && state.kind === 'plinko') return <Fall bet={bet} state={state} />;
  if (state.kind === 'blackjack') return <Blackjack state={state} />;
  return null;
}

const percent = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The bar of the rolls that win, and where this one fell. */
function Roll({ bet, state }: { bet: Of<'dice', InstantBet>; state: Of<'dice', InstantState> }) {
  const { t } = useWords();
  const isUnder = bet.side === 'under';
  const [from, to] = isUnder ? [0, bet.at] : [bet.at, 10_000];
  return (
    <div className={styles.round}>
      <p className={styles.ending} data-tone={state.pays > 0 ? 'green' : 'red'}>
        {t('round.rolled', { rolled: percent(state.rolled) })}
      </p>
      <svg viewBox="0 0 240 30" className={own.roll} aria-hidden="true">
        <rect x="0" y="10" width="240" height="10" rx="5" />
        <rect
          x={(from / 10_000) * 240}
          y="10"
          width={((to - from) / 10_000) * 240}
          height="10"
          rx="5"
          className={own.wins}
        />
        <circle cx={4 + (state.rolled / 10_000) * 232} cy="15" r="9" />
      </svg>
      <p className={styles.quiet}>
        {t(isUnder ? 'round.dice-under' : 'round.dice-over', { at: percent(bet.at) })}
      </p>
    </div>
  );
}

/** The field with its mines, and what was opened of it. */
function Mines({ bet, state }: { bet: Of<'mines', InstantBet>; state: Of<'mines', InstantState> }) {
  const { t } = useWords();
  const isMine = (field: number) => state.mines.includes(field);
  const isOpen = (field: number) => state.opened.includes(field);
  const isHit = state.opened.some(isMine);
  const said = (field: number) =>
    isMine(field) ? 'mine' : isOpen(field) ? 'safe' : ('closed' as const);
  return (
    <div className={styles.round}>
      <p className={styles.quiet}>
        {t('round.mines', { mines: bet.mines })} ·{' '}
        {t('round.opened', { opened: state.opened.length })}
      </p>
      <ul className={own.field}>
        {Array.from({ length: FIELDS }, (_, field) => (
          <li
            key={field}
            data-is={said(field)}
            data-open={isOpen(field)}
            aria-label={t(`round.field-${said(field)}`, { field: field + 1 })}
          >
            {isMine(field) && <Icon name="alert" size={16} />}
            {isOpen(field) && !isMine(field) && <Icon name="check" size={16} />}
          </li>
        ))}
      </ul>
      {isHit && (
        <p className={styles.ending} data-tone="red">
          {t('round.mine-hit')}
        </p>
      )}
    </div>
  );
}

/** The bins of the board, the one the ball fell into marked. */
function Fall({
  bet,
  state,
}: {
  bet: Of<'plinko', InstantBet>;
  state: Of<'plinko', InstantState>;
}) {
  const { t } = useWords();
  const pays = plinkoPays(bet.rows, bet.risk);
  const right = state.bin;
  return (
    <div className={styles.round}>
      <p className={styles.quiet}>
        {t('round.rows', {
          rows: bet.rows,
          risk: t(`round.risk-${bet.risk}` satisfies MessageId),
        })}
      </p>
      <div className={own.bins} aria-hidden="true">
        {pays.map((each, bin) => (
          // Both halves of a board pay alike: the place is what tells bins apart.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={bin} data-hit={bin === state.bin}>
            {each >= 1_000 ? Math.round(each / 100) : each / 100}
          </span>
        ))}
      </div>
      <p className={styles.ending} data-tone={state.pays > 100 ? 'green' : 'black'}>
        {t('round.bin', {
          left: bet.rows - right,
          right,
          pays: heightText(state.pays),
        })}
      </p>
    </div>
  );
}

function Blackjack({ state }: { readonly state: Of<'blackjack', InstantState> }) {
  const { t } = useWords();
  return (
    <div className={styles.round}>
      <div className={styles.side}>
        <span className={styles.sideName}>{t('round.dealer')}</span>
        <Hand cards={state.dealer} />
      </div>
      <div className={styles.sides}>
        {state.spots.flatMap(({ spot, hands }) =>
          hands.map((hand, at) => (
            <div key={`${spot} ${at}`} className={styles.side}>
              <span className={styles.sideName}>
                {t('round.spot', { spot })}
                <span className={styles.note}>
                  <MoneyText amount={hand.stake} />
                </span>
              </span>
              <Hand cards={hand.cards} />
              {hand.payout !== null && (
                <span className={styles.quiet}>
                  {t('round.payout')} <MoneyText amount={hand.payout} />
                </span>
              )}
            </div>
          )),
        )}
      </div>
    </div>
  );
}
