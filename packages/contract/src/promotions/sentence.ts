import { parseAmount, takaText } from '@nokshi/money';
import type { Language } from '../fields.ts';
import type { Condition } from './audience.ts';
import {
  type CampaignTerms,
  FREE_BET_NAMES,
  type MoneyReward,
  type Reward,
  type Trigger,
} from './terms.ts';

/**
 * The sentences that members and operators read of a campaign: made from its terms alone, so list,
 * page, dialog and preview say the same. Products.md 6.3.
 */

type Said = Pick<CampaignTerms, 'trigger' | 'reward'>;

const taka = (amount: string): string => takaText(parseAmount(amount) ?? 0n);
/** Hundredths as people say them: once, 2.5 times, 10 times. */
const timesEn = (multiple: number): string =>
  multiple === 100 ? 'once' : `${multiple / 100} times`;
/** For bets of that many times the amount. */
const timesBn = (multiple: number): string => (multiple === 100 ? 'সমান' : `${multiple / 100} গুণ`);

/** What a member does, and gets; one sentence, and one of what has to be staked. */
export const sentenceOf = (said: Said, language: Language): string =>
  [gets(said, language), stakes(said.reward, language)].filter((part) => part !== '').join(' ');

function gets({ trigger, reward }: Said, language: Language): string {
  const what = (language === 'EN' ? rewardEn : rewardBn)(trigger, reward);
  return (language === 'EN' ? triggerEn : triggerBn)(trigger, what);
}

/** What is no money, as it is counted; null of taka. */
export function countedText(reward: Reward, language: Language): string | null {
  const en = language === 'EN';
  if (reward.kind === 'points') {
    const points = reward.points.toLocaleString('en');
    if (!en) return `${points} পয়েন্ট`;
    return reward.points === 1 ? '1 point' : `${points} points`;
  }
  if (reward.kind === 'free-bet') {
    const { EN, BN } = FREE_BET_NAMES[reward.product];
    const stake = taka(reward.stake);
    return en ? `1 free bet of ${stake} (${EN})` : `${stake}-এর 1টি ফ্রি বাজি (${BN})`;
  }
  if (reward.kind !== 'free-rounds') return null;
  const { rounds, stake } = reward;
  if (!en) return `${taka(stake)} করে ${rounds}টি ফ্রি রাউন্ড`;
  return rounds === 1
    ? `1 free round at ${taka(stake)}`
    : `${rounds} free rounds at ${taka(stake)}`;
}

/** What one member got, or can take: its amount, or what is counted. */
export const grantText = (
  { reward, amount }: { readonly reward: Reward; readonly amount: string },
  language: Language,
): string => countedText(reward, language) ?? taka(amount);

const isMoney = (reward: Reward): reward is MoneyReward =>
  reward.kind === 'cash' || reward.kind === 'bonus';
const ofBonus = ({ kind }: Reward): boolean => kind === 'bonus';

/** Whether the fixed amount is the most of one reward: the trigger says how much each of them is. */
const isMost = (trigger: Trigger): boolean =>
  (trigger.kind === 'referral' && trigger.tiers.length > 1) ||
  (trigger.kind === 'raffle' && trigger.prizes.length > 1) ||
  (trigger.kind === 'board' && trigger.prizes.length > 1) ||
  trigger.kind === 'wheel';

function rewardEn(trigger: Trigger, reward: Reward): string {
  if (!isMoney(reward)) return countedText(reward, 'EN') ?? '';
  const { kind } = trigger;
  const as = ofBonus(reward) ? 'as a bonus' : 'in cash';
  if (reward.sum.of === 'fixed')
    return `${isMost(trigger) ? 'up to ' : ''}${taka(reward.sum.amount)} ${as}`;
  const most = `up to ${taka(reward.sum.most)}`;
  return kind === 'period' ? `${as}, ${most}` : `${reward.sum.percent} % of it ${as}, ${most}`;
}

function rewardBn(trigger: Trigger, reward: Reward): string {
  if (!isMoney(reward)) return countedText(reward, 'BN') ?? '';
  const { kind } = trigger;
  const as = ofBonus(reward) ? 'বোনাস' : 'নগদ';
  if (reward.sum.of === 'fixed')
    return `${isMost(trigger) ? 'সর্বোচ্চ ' : ''}${taka(reward.sum.amount)} ${as}`;
  const most = `সর্বোচ্চ ${taka(reward.sum.most)}`;
  return kind === 'period' ? `${as}, ${most}` : `তার ${reward.sum.percent}% ${as}, ${most}`;
}

const PERIOD_EN = { D: 'day', W: 'week', H: 'half month', M: 'month' } as const;
const PERIOD_BN = { D: 'প্রতিদিন', W: 'প্রতি সপ্তাহে', H: 'প্রতি অর্ধ মাসে', M: 'প্রতি মাসে' } as const;

const BOARD_EN = { day: 'Each day', week: 'Each week', campaign: 'At the end' } as const;
const BOARD_BN = { day: 'প্রতিদিন', week: 'প্রতি সপ্তাহে', campaign: 'শেষে' } as const;
const SCORE_EN = {
  turnover: 'by what you stake',
  bets: 'by the number of your bets',
  return: 'by what your bets pay back of their stakes',
} as const;
const SCORE_BN = {
  turnover: 'বাজির পরিমাণে',
  bets: 'বাজির সংখ্যায়',
  return: 'বাজির তুলনায় ফেরত টাকায়',
} as const;
type Board = Extract<Trigger, { kind: 'board' }>;
const lastPlace = ({ prizes }: Board): number => prizes.at(-1)?.to ?? 1;

function boardEn(board: Board, what: string): string {
  const last = lastPlace(board);
  const { window, score, leastBets } = board;
  const with_ = leastBets > 1 ? `, with ${leastBets} bets or more,` : '';
  return `${BOARD_EN[window]} be ${last === 1 ? 'the first' : `among the first ${last}`} ${SCORE_EN[score]}${with_} and get ${what}.`;
}

function boardBn(board: Board, what: string): string {
  const last = lastPlace(board);
  const { window, score, leastBets } = board;
  const least = leastBets > 1 ? `অন্তত ${leastBets}টি বাজি ধরে ` : '';
  return `${BOARD_BN[window]} ${least}${SCORE_BN[score]} ${last === 1 ? 'প্রথম হলে' : `প্রথম ${last} জনের মধ্যে থাকলে`} পাবেন ${what}।`;
}

const MISSION_EN = { day: 'On one day', week: 'In one week', once: 'Once' } as const;
const MISSION_BN = { day: 'এক দিনে ', week: 'এক সপ্তাহে ', once: '' } as const;

function triggerEn(trigger: Trigger, what: string): string {
  switch (trigger.kind) {
    case 'deposit': {
      const which =
        trigger.nth.length === 0
          ? `Deposit ${taka(trigger.least)} or more`
          : `Make your ${trigger.nth.map(ordinal).join(' or ')} deposit, ${taka(trigger.least)} or more,`;
      return `${which} and get ${what}.`;
    }
    case 'registration':
      return `Open an account and get ${what}.`;
    case 'claim':
      return `Claim ${what}.`;
    case 'code':
      return `Enter the code and get ${what}.`;
    case 'mission':
      return `${MISSION_EN[trigger.window]} ${trigger.counts === 'turnover' ? `stake ${taka(trigger.target)}` : `place ${Number(trigger.target)} bets`} and get ${what}.`;
    case 'referral':
      return `For each friend you invite who deposits ${taka(trigger.firstDeposit)} or more and stakes it ${timesEn(trigger.turnover)} you get ${what}.`;
    case 'board':
      return boardEn(trigger, what);
    case 'raffle':
      return `Each ${taka(trigger.per)} you stake of your own money brings a ticket, up to ${trigger.most}; at the end ${prizesOf(trigger) === 1 ? 'one prize is' : `${prizesOf(trigger)} prizes are`} drawn: ${what}.`;
    case 'envelope':
      return `Open the red envelope: ${what} are shared by chance among the first ${trigger.shares} who open it.`;
    case 'wheel':
      return `Spin the wheel and get ${what}. Its page shows the chance of each prize.`;
    case 'birthday':
      return trigger.days === 1
        ? `Claim ${what} on your birthday.`
        : `Claim ${what} within ${trigger.days} days from your birthday on.`;
    case 'level':
      return `Reach VIP level ${trigger.level} and get ${what}.`;
    case 'application':
      return `Apply with a comment${trigger.pictures === 'needed' ? ' and pictures' : ''}; when we agree, you get ${what}.`;
    case 'manual':
      return `You get ${what}.`;
    case 'period': {
      const { tiers } = trigger;
      const shares = [tiers[0]?.percent, tiers.at(-1)?.percent].filter(
        (percent, at, all) => all.indexOf(percent) === at,
      );
      const of = trigger.of === 'loss' ? 'what you lost' : 'what you staked';
      return `Each ${PERIOD_EN[trigger.period]} you get ${shares.join(' to ')} % of ${of} ${what}.`;
    }
  }
}

function triggerBn(trigger: Trigger, what: string): string {
  switch (trigger.kind) {
    case 'deposit': {
      const least = `কমপক্ষে ${taka(trigger.least)}`;
      return trigger.nth.length === 0
        ? `${least} জমা দিন, পাবেন ${what}।`
        : `${trigger.nth.map(ordinalBn).join(' বা ')} জমায় ${least} দিন, পাবেন ${what}।`;
    }
    case 'registration':
      return `অ্যাকাউন্ট খুলে নিন ${what}।`;
    case 'claim':
      return `নিয়ে নিন ${what}।`;
    case 'code':
      return `কোড লিখে নিন ${what}।`;
    case 'mission':
      return `${MISSION_BN[trigger.window]}${trigger.counts === 'turnover' ? `${taka(trigger.target)} বাজি ধরুন` : `${Number(trigger.target)}টি বাজি ধরুন`}, পাবেন ${what}।`;
    case 'referral':
      return `আপনার আমন্ত্রণে আসা বন্ধু ${taka(trigger.firstDeposit)} বা বেশি জমা দিয়ে তার ${timesBn(trigger.turnover)} বাজি ধরলে প্রতি বন্ধুর জন্য আপনি পাবেন ${what}।`;
    case 'board':
      return boardBn(trigger, what);
    case 'raffle':
      return `নিজের টাকায় প্রতি ${taka(trigger.per)} বাজিতে একটি টিকিট, সর্বোচ্চ ${trigger.most}টি; শেষে ${prizesOf(trigger)}টি পুরস্কারের ড্র হবে: ${what}।`;
    case 'envelope':
      return `লাল খাম খুলুন: যাঁরা আগে খুলবেন, সেই প্রথম ${trigger.shares} জনের মধ্যে ${what} ভাগ হবে, কার ভাগে কত তা ভাগ্যে।`;
    case 'wheel':
      return `চাকা ঘোরান, পাবেন ${what}। কোন পুরস্কারের সম্ভাবনা কত, তা পাতায় আছে।`;
    case 'birthday':
      return trigger.days === 1
        ? `জন্মদিনে নিয়ে নিন ${what}।`
        : `জন্মদিন থেকে ${trigger.days} দিনের মধ্যে নিয়ে নিন ${what}।`;
    case 'level':
      return `ভিআইপি স্তর ${trigger.level}-এ পৌঁছালে পাবেন ${what}।`;
    case 'application':
      return `মন্তব্য${trigger.pictures === 'needed' ? ' ও ছবি' : ''} দিয়ে আবেদন করুন; মঞ্জুর হলে পাবেন ${what}।`;
    case 'manual':
      return `আপনি পাবেন ${what}।`;
    case 'period': {
      const { tiers } = trigger;
      const shares = [tiers[0]?.percent, tiers.at(-1)?.percent].filter(
        (percent, at, all) => all.indexOf(percent) === at,
      );
      const of = trigger.of === 'loss' ? 'যা হেরেছেন' : 'যত বাজি ধরেছেন';
      return `${PERIOD_BN[trigger.period]} ${of} তার ${shares.join('–')}% পাবেন ${what}।`;
    }
  }
}

const prizesOf = ({ prizes }: Extract<Trigger, { kind: 'raffle' }>): number =>
  prizes.reduce((sum, { count }) => sum + count, 0);

const ordinal = (n: number): string => {
  if (n === 1) return 'first';
  if (n === 2) return 'second';
  return n === 3 ? 'third' : `${n}th`;
};

const ordinalBn = (n: number): string => {
  if (n === 1) return 'প্রথম';
  if (n === 2) return 'দ্বিতীয়';
  return n === 3 ? 'তৃতীয়' : `${n} নম্বর`;
};

/** What has to be staked, by when and how; empty when nothing has. */
function stakes(reward: Reward, language: Language): string {
  if (reward.kind === 'cash') {
    if (reward.multiple === 0) return '';
    return language === 'EN'
      ? `It has to be staked ${timesEn(reward.multiple)} before you withdraw it.`
      : `তোলার আগে এর ${timesBn(reward.multiple)} বাজি ধরতে হবে।`;
  }
  if (reward.kind === 'points') return '';
  if (reward.kind === 'free-rounds')
    return language === 'EN'
      ? `Play them within ${reward.days === 1 ? 'a day' : `${reward.days} days`}; what they win is yours at once.`
      : `${reward.days} দিনের মধ্যে খেলুন; যা জিতবেন সঙ্গে সঙ্গে আপনার।`;
  if (reward.kind === 'free-bet')
    return language === 'EN'
      ? `Use it within ${reward.days === 1 ? 'a day' : `${reward.days} days`}; what it wins beyond its stake is yours at once.`
      : `${reward.days} দিনের মধ্যে ব্যবহার করুন; বাজির অঙ্কের উপরে যা জিতবেন তা সঙ্গে সঙ্গে আপনার।`;
  const { multiple, base, largestBet, days, largestConversion } = reward.wagering;
  if (language === 'EN')
    return [
      `Stake ${base === 'bonus' ? 'the bonus' : 'bonus and deposit'} ${timesEn(multiple)} within ${days} days and it is cash`,
      largestConversion === null ? '' : `, at most ${taka(largestConversion)}`,
      largestBet === null ? '.' : `; until then one bet is at most ${taka(largestBet)}.`,
    ].join('');
  return [
    `${days} দিনের মধ্যে ${base === 'bonus' ? 'বোনাসের' : 'বোনাস ও জমার'} ${timesBn(multiple)} বাজি ধরলে এটি নগদ হবে`,
    largestConversion === null ? '' : `, সর্বোচ্চ ${taka(largestConversion)}`,
    largestBet === null ? '।' : `; তার আগে এক বাজি সর্বোচ্চ ${taka(largestBet)}।`,
  ].join('');
}

/** A condition on who may have it. */
export function conditionOf(condition: Condition, language: Language): string {
  const en = language === 'EN';
  switch (condition.kind) {
    case 'registered-within':
      return en
        ? `registered in the last ${condition.days} days`
        : `গত ${condition.days} দিনে নিবন্ধিত`;
    case 'registered-before':
      return en
        ? `registered at least ${condition.days} days ago`
        : `অন্তত ${condition.days} দিন আগে নিবন্ধিত`;
    case 'never-deposited':
      return en ? 'has never deposited' : 'কখনো জমা দেননি';
    case 'deposits-at-least':
      return en ? `${condition.count} deposits or more` : `অন্তত ${condition.count}টি জমা`;
    case 'deposited-at-least':
      return en
        ? `deposited ${taka(condition.amount)} or more`
        : `মোট ${taka(condition.amount)} বা বেশি জমা`;
    case 'turnover-at-least':
      return en
        ? `staked ${taka(condition.amount)} or more in ${condition.days} days`
        : `${condition.days} দিনে ${taka(condition.amount)} বা বেশি বাজি`;
    case 'level-at-least':
      return en ? `VIP level ${condition.level} or above` : `ভিআইপি স্তর ${condition.level} বা উপরে`;
    case 'line-of':
      return en ? `in the team of ${condition.username}` : `${condition.username}-এর দলে`;
  }
}
