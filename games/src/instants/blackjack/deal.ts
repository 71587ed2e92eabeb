import { type CardView, createCard } from '../../cards/cards.ts';
import { wait } from '../../runtime/moments.ts';
import type { InstantStage } from '../game.ts';
import type { Felt } from './felt.ts';
import { type Blackjack, cardsOf, type Dealt, keyOf, newCards } from './hands.ts';

const DEAL_MS = 340;
/** Between two cards of a deal, and between two cards of the dealer. */
const NEXT_MS = 170;
const DRAW_MS = 620;
const TURN_MS = 420;

type Views = ReadonlyMap<string, CardView>;

const isDrawn = ({ spot, at }: Dealt): boolean => spot === 0 && at > 0;

/** Lays cards on the felt: all at once, or as a hand is dealt. */
export function createDeal({ still, sound }: InstantStage, felt: Felt) {
  const { shoe, dealer, seats } = felt;
  let lying: Views = new Map();
  const pause = (ms: number) => (still() ? Promise.resolve() : wait(ms));
  const each = (run: (seat: NonNullable<ReturnType<typeof seats.get>>) => void) => {
    for (const seat of seats.values()) run(seat);
  };
  /** One after the other from the shoe. */
  const dealOut = async (cards: readonly (CardView | null | undefined)[]): Promise<void> => {
    cards.forEach((view, i) => {
      view?.deal({ from: shoe, delayMs: i * NEXT_MS, ms: DEAL_MS, still: still() });
      if (!still()) setTimeout(sound.card, i * NEXT_MS);
    });
    if (cards.length > 0) await pause((cards.length - 1) * NEXT_MS + DEAL_MS);
  };
  /** The dealer's covered card is turned, the others are drawn one by one. */
  const draw = async (state: Blackjack, views: Views, drawn: readonly Dealt[]): Promise<void> => {
    for (const dealt of drawn) {
      const view = views.get(keyOf(dealt));
      if (!view) continue;
      view.box.hidden = false;
      if (view === dealer.hole) view.turn(dealt.card, { delayMs: 0, ms: TURN_MS, still: still() });
      else view.deal({ from: shoe, delayMs: 0, ms: DEAL_MS, still: still() });
      sound.card();
      dealer.name(state.dealer.slice(0, dealt.at + 1));
      await pause(DRAW_MS);
    }
    if (drawn.length > 0) dealer.hole = null;
  };
  return {
    clear() {
      felt.clear();
      lying = new Map();
    },
    /** All that lies open, at once. */
    rest(state: Blackjack) {
      felt.setPlaying(true);
      lying = layCards(felt, lying, state);
      felt.fit();
      dealer.name(state.dealer);
      each((seat) => seat.showTotals(state));
    },
    /** Deals what is new; `isSplit` says that the first cards only moved apart. */
    async show(state: Blackjack, isSplit: boolean): Promise<void> {
      felt.setPlaying(true);
      const fresh = newCards(new Set(lying.keys()), state);
      const isFirst = dealer.hole === null;
      const views = layCards(felt, lying, state);
      felt.fit();
      const drawn = fresh.filter(isDrawn);
      if (isFirst) coverSecond(felt, views, drawn);
      for (const dealt of drawn) hide(views.get(keyOf(dealt)), dealer.hole);
      const dealt = fresh.filter((card) => !isDrawn(card) && !(isSplit && card.at === 0));
      const flying = dealt.map((card) => views.get(keyOf(card)));
      await dealOut(isFirst ? [...flying, dealer.hole] : flying);
      lying = views;
      dealer.name(state.dealer.slice(0, 1));
      each((seat) => seat.showCounts(state));
      await draw(state, views, drawn);
      dealer.name(state.dealer);
      each((seat) => seat.showTotals(state));
    },
  };
}

/** Cards that lie already stay; the others are made, in their hands. */
function layCards({ dealer, seats }: Felt, lying: Views, state: Blackjack): Views {
  for (const seat of seats.values()) seat.setHands(state);
  const views = new Map(
    cardsOf(state).map((dealt) => {
      const isHole = dealt.spot === 0 && dealt.at === 1;
      const known = lying.get(keyOf(dealt)) ?? (isHole ? dealer.hole : null);
      const view = known ?? createCard(dealt.card);
      const into = seats.get(dealt.spot)?.cards(dealt.hand) ?? dealer.cards;
      if (view.box.parentElement !== into) into.append(view.box);
      return [keyOf(dealt), view] as const;
    }),
  );
  for (const [key, view] of lying) if (!views.has(key)) view.box.remove();
  if (state.dealer.length === 1 && !dealer.hole) {
    dealer.hole = createCard(null);
    dealer.cards.append(dealer.hole.box);
  }
  return views;
}

/** The dealer's second card lies covered first, also in a round that is over at the deal. */
function coverSecond({ dealer }: Felt, views: Views, drawn: readonly Dealt[]): void {
  const second = drawn.find(({ at }) => at === 1);
  const view = second && views.get(keyOf(second));
  view?.cover();
  dealer.hole = view ?? dealer.hole;
}

/** Until it is drawn; the covered card is on the table already. */
function hide(view: CardView | undefined, hole: CardView | null): void {
  if (view && view !== hole) view.box.hidden = true;
}
