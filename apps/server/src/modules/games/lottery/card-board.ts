import type { LotteryCard } from '@nokshi/contract/player/lottery.ts';
import type { LotteryDeps } from './deps.ts';
import type { Games } from './games.ts';
import { readOnce } from '../../../kernel/read-once.ts';
import { playersSince } from './store/bets.ts';
import { wireCard } from './wire.ts';

const DAY_MS = 86_400_000;
/** The cards of all visitors are read at most so often, players of the last day more rarely. */
const CARDS_MS = 400;
const PLAYERS_MS = 300_000;

export type CardBoard = {
  /** Every open lottery, in the order of the lobby. */
  all(): Promise<LotteryCard[]>;
};

export function createCardBoard(
  room: Pick<LotteryDeps, 'db' | 'clock' | 'rounds'> & { readonly games: Games },
): CardBoard {
  const kept = readOnce(room, CARDS_MS, readCards);
  const cards = () => kept(termsOf(room.games));
  const players = readOnce(room, PLAYERS_MS, async () => {
    const since = new Date(room.clock.now().getTime() - DAY_MS);
    const rows = await room.db.read((tx) => playersSince(tx, since));
    return new Map(rows.map(({ gameCode, players: many }) => [gameCode, Number(many)]));
  });
  async function readCards(): Promise<LotteryCard[]> {
    const games = room.games.open();
    const series = games.map(({ gameCode }) => gameCode);
    const [now, last] = await room.db.read((tx) =>
      Promise.all([room.rounds.nowOfAll(tx, series), room.rounds.lastOfAll(tx, series)]),
    );
    const many = await players();
    return games.map((game) => {
      const own = ({ series: name }: { series: string }) => name === game.gameCode;
      const [nowRow, lastRow] = [now.find(own), last.find(own)];
      return wireCard(game, {
        ...(nowRow && { now: nowRow }),
        ...(lastRow && { last: lastRow }),
        players: many.get(game.gameCode) ?? 0,
      });
    });
  }
  return { all: cards };
}

/** Which terms are in force: with others the cards are read again. */
const termsOf = (games: Games): string =>
  games
    .all()
    .map(({ version }) => version)
    .join();
