import { cardsEn } from '../../words/cards-en.ts';
import { stageEn } from '../../stage/words/en.ts';
import { blackjackEn } from './blackjack-en.ts';

export const instantsEn = {
  ...stageEn,
  ...cardsEn,
  ...blackjackEn,
  'name-dice': 'Dice',
  'name-mines': 'Mines',
  'name-plinko': 'Plinko',
  'name-blackjack': 'Blackjack',
  resumed: 'Your open round continues.',
  houseTakes: 'Cashed out for you in {seconds} s',
  houseReturns: 'Your stake is returned in {seconds} s',
  houseStands: 'You stand automatically in {seconds} s',
  takeNow: 'Cash out',
  pays: 'Pays',
  ruleSeed:
    'Each result comes from your own seed and our secret seed, whose fingerprint you saw before you bet. When the seed is revealed, you can compute every round again. Earlier rounds change nothing.',
  rulePace: 'At least 5 seconds pass between the beginnings of two rounds.',

  roll: 'Roll',
  diceSide: 'The roll comes',
  diceUnder: 'Under',
  diceOver: 'Over',
  diceAt: 'Number',
  diceChanceName: 'Chance',
  dicePays: 'Pays',
  diceWon: 'Rolled {rolled}. You get {amount}',
  diceLost: 'Rolled {rolled}. No win this time',
  diceUnderLine: 'Under {at}: rolled {rolled}',
  diceOverLine: 'Over {at}: rolled {rolled}',
  diceRule1: 'A roll is one of 10,000 numbers from 0.00 to 99.99, each equally likely.',
  diceRule2:
    'You choose a number and a side. Under wins if the roll is smaller, over wins if it is larger; the number itself loses.',
  diceRule3:
    'A win pays 99 % divided by the chance, cut off after four decimals. Chances from 1 % to 96 % are offered.',
  diceChance: 'With the number {at} you win in {chance} % of rounds.',

  minesBegin: 'Start',
  minesOpenOne: 'Open a field',
  minesCount: 'Mines',
  minesFewer: 'Fewer mines',
  minesMore: 'More mines',
  minesFirst: 'First field pays',
  minesMost: 'At most',
  minesNow: 'Pays now',
  minesNext: 'Next field',
  minesBegun: '{count} mines are hidden. Open a field.',
  minesSafe: 'Safe. Pays {times} now, {next} after the next safe field.',
  minesLost: 'A mine. This round is over.',
  minesTaken: 'Cashed out at {times}: you get {amount}',
  minesReturned: 'The stake was returned: {amount}',
  minesLine: '{count} mines, {opened} fields opened',
  minesLostLine: '{count} mines, mine at field {opened}',
  minesOpened: 'Safe fields ({count} mines)',
  minesChance: 'Chance',
  minesRule1:
    'You choose how many of the 25 fields hide a mine. They are laid before you open the first one.',
  minesRule2: 'Every safe field raises what the round pays. You may cash out after any of them.',
  minesRule3: 'If you open a mine, the stake is lost. Then all fields are shown.',
  minesRule4:
    'A round pays 99 % divided by the chance to come this far, cut off after two decimals, at most 10,000 times the stake.',
  minesRule5:
    'A round that you leave open for 60 seconds is cashed out for you. If you have opened nothing, the stake is returned.',
  fieldName: 'Fields',
  fieldClosed: 'Row {row}, column {column}: closed',
  fieldSafe: 'Row {row}, column {column}: safe',
  fieldMine: 'Row {row}, column {column}: mine',

  drop: 'Drop the ball',
  risk: 'Risk',
  riskLow: 'Low',
  riskMedium: 'Medium',
  riskHigh: 'High',
  rows: 'Rows',
  plinkoPaid: '{times}×: you get {amount}',
  plinkoLine: '{rows} rows, risk {risk}: {times}×',
  plinkoBin: 'Bin pays',
  plinkoChance: 'Chance',
  plinkoRule1: 'At every pin the ball goes left or right, each with the same chance.',
  plinkoRule2:
    'The bin it falls into pays that many times the stake. Bins below 1 pay back less than the stake.',
  plinkoRule3: 'Risk and rows change the pays of the bins, never the chance at a pin.',
};

export type InstantWords = Readonly<Record<keyof typeof instantsEn, string>>;
