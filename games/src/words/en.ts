import { stakesEn } from './stakes-en.ts';

export const en = {
  ...stakesEn,
  title: '{game}: game',
  loading: 'Threading the needle…',
  spin: 'Spin',
  spinning: 'Spinning',
  stake: 'Stake',
  stakeLess: 'Smaller stake',
  stakeMore: 'Larger stake',
  balance: 'Balance',
  won: 'Won {amount}',
  returned: 'Returned {amount}',
  noWin: 'No win this time',
  ready: 'Ready when you are.',
  keys: 'Space spins.',
  skip: 'Show the result',
  resume: 'Your last round was not shown to its end. Here it is.',
  lost: 'The connection was lost. Your round is safe; we are reconnecting.',
  tryAgain: 'Try again',
  stillLost:
    'We cannot reach the server. Your stake and your round are safe, and the same round will be shown when you try again.',
  outOfMoney:
    'Your balance is below this stake. Choose a smaller stake, make a deposit, or take a break.',
  ended: 'This session has ended. Log in again to continue; your money is in your wallet.',
  closed: 'This game cannot be opened now: {reason}',
  rules: 'Rules and pays',
  check: 'Check this round',
  sound: 'Sound',
  close: 'Close',
  last: 'Last round',
  pays: 'Pays at a stake of {stake}',
  perCount: '{count} of a kind',
  cellsFrom: '{count} or more',
  scatterPay: '{count} anywhere',
  carries: 'Carries',
  mostWorth: 'At most',
  leastWorth: 'At least',
  facts: 'Facts',
  rtp: 'Return to player',
  rtpExact: '{rtp} %, computed exactly',
  rtpSimulated: '{rtp} %, measured over simulated rounds',
  hitRate: 'Rounds with a win',
  volatility: 'Volatility',
  maxWin: 'Largest win',
  timesAtMost: 'at most {count} times the stake',
  onceIn: 'Once in about {rounds} rounds',
  timesOrMore: '{count} times the stake or more',
  times: '{count} times the stake',
  low: 'low',
  medium: 'medium',
  high: 'high',
  pace: 'A round takes at least {seconds} seconds. Every round is on its own: nothing that happened before changes it.',
  fairness:
    'The outcome comes from a seed that was fixed before you played. After the seed is shown you can compute each round again.',
  captionNone: ' ',
  captionFreeGames: '{count} free spins',
  captionFreeGame: 'Free spin: {left} left, wins times {multiplier}',
  captionStickyGame: 'Free spin: {left} left. Wilds that stay: {stuck}',
  captionRespin: 'Respin. Reels held: {held}',
  captionMultiplier: 'Wins times {multiplier}',
  wonLargest: 'The largest win of this game: {amount}',
  wild: 'WILD',
  scatter: 'SCATTER',
  momentWon: 'Won',
  momentFreeTotal: 'Won in the free spins',
  momentCoinsTotal: 'Won with the coins',
  momentBonusTotal: 'Won from the boxes',
  featureLines: 'Wins are paid on {lines} lines, from left to right, at least three of a kind.',
  featureWays:
    'Three or more of a kind on neighbouring reels from the left win, in any row: {ways} ways.',
  featureClusters: '{smallest} or more of a kind that touch side by side win.',
  featureWild: 'The wild stands for every symbol but the scatter.',
  featureWildPays: 'The wild stands for every picture that pays in a row.',
  featureScatter: 'Scatters pay anywhere.',
  featureFreeGames:
    '{scatters} or more scatters start free spins; their wins count {multiplier} times.',
  featureSpreadingWild: 'A wild fills its whole reel, stays, and the other reels turn once more.',
  featureTumbles: 'Winning symbols vanish, the rest falls, and new ones come from above.',
  featureGrowingMultiplier: 'Each fall in a row raises the multiplier, up to {most}.',
  captionCoinTurns: 'They hold. {count} more turns for the rest',
  captionCoinsHeld: 'Held: {coins}. Turns left: {left}',
  captionBonus: 'The boxes are opened',
  featureThreeReels: 'Three reels: three alike on one of {lines} lines win.',
  featureBothWays:
    'Wins are paid on {lines} lines from the left and from the right; a run over all reels counts once.',
  featureChangingWays:
    'Each reel shows {fewest} to {most} symbols, another number in every round. Three or more of a kind on neighbouring reels from the left win, in any row.',
  featureMultiplyingWild:
    'The wild stands for every other symbol; each one in a win counts it {times} times.',
  featureExpandingWild: 'A wild on a middle reel fills its whole reel before wins are counted.',
  featureWalkingWild:
    'A wild fills its reel, then walks one reel to the left in each respin until it leaves.',
  featureStickyWild:
    '{scatters} scatters start {three} free spins, four {four}, five {five}; a wild that lands in one of them stays in its place to the last. Scatters count in the paid spin only.',
  featureGrowingFreeGames:
    '{scatters} scatters start {three} free spins, four {four}, five {five}; wins of the first count once, of the next twice, and so on.',
  featureCoins:
    '{from} or more symbols that carry an amount hold. The other places turn again, {turns} times; each new one holds too and sets the turns back to {turns}. In the end all of them pay what is written on them.',
  featureFullCoins: 'When every place holds one, {times} times the stake is added.',
  featureCollect: 'A collector on the last reel pays all the amounts that are shown with it.',
  featurePick:
    '{scatters} scatters open {boxes} boxes; each pays what it holds. Which boxes they are is decided with the round, not by where you press.',
  featureLargestWin: 'A round pays at most {times} times the stake.',
  featureJackpot: 'Each round has a number of its own, which may win one of {pots} jackpots.',
  wonPot: '{pot} won. Together {amount}',
  pots: 'Jackpots',
  potLevel:
    'Starts at {seed}, at most {ceiling}; {share} % of each stake goes into it; won once for {staked} staked, on average.',
  potChance:
    'Every taka staked has the same chance of each jackpot, whatever the stake, the jackpot or the hour. The number comes from the seed of the round, so you can check it.',
  potFunding:
    'In addition, {reserve} % of each stake is kept for the next start of the jackpots; if that is short, we add the rest.',
  potCeiling:
    'No jackpot pays more than its ceiling. One that has reached it is drawn within seconds among all who staked in this game since it was last won: each paisa staked is a ticket, and stakes made in the meantime go to the next jackpot. Members who are excluded or on a break are skipped. The seed of the draw is committed beforehand, and every draw is listed under Jackpots, where anyone can repeat it.',
  potCommitment: 'Committed for the draw: {commitment}',
  potTwoAtOnce:
    'If two members win the same jackpot at one moment, the first in the ledger gets the jackpot, and the other gets what it starts at.',
  potWho: 'Anyone who plays this game with money can win. What is shown is what the ledger holds.',
  potPlayMoney:
    'These are jackpots of free play: they hold and pay play money, and have nothing to do with the jackpots of money.',
  potReturn:
    'Return to player in the long run: reels {reels} %, starts of the jackpots {seeds} %, what stakes add to them {meters} %, together {whole} %.',
};

export type Words = typeof en;
