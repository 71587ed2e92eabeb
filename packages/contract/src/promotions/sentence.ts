import { parseAmount, takaText } from '@nokshi/money';
import type { Language } from '../fields.ts';
import type { Condition } from './audience.ts';
import type { CampaignTerms, Reward, Trigger } from './terms.ts';

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

const ofBonus = ({ kind }: Reward): boolean => kind === 'bonus';

function rewardEn({ kind }: Trigger, reward: Reward): string {
  const as = ofBonus(reward) ? 'as a bonus' : 'in cash';
  if (reward.sum.of === 'fixed') return `${taka(reward.sum.amount)} ${as}`;
  const most = `up to ${taka(reward.sum.most)}`;
  return kind === 'period' ? `${as}, ${most}` : `${reward.sum.percent} % of it ${as}, ${most}`;
}

function rewardBn({ kind }: Trigger, reward: Reward): string {
  const as = ofBonus(reward) ? 'বোনাস' : 'নগদ';
  if (reward.sum.of === 'fixed') return `${taka(reward.sum.amount)} ${as}`;
  const most = `সর্বোচ্চ ${taka(reward.sum.most)}`;
  return kind === 'period' ? `${as}, ${most}` : `তার ${reward.sum.percent}% ${as}, ${most}`;
}

const PERIOD_EN = { D: 'day', W: 'week', H: 'half month', M: 'month' } as const;
const PERIOD_BN = { D: 'প্রতিদিন', W: 'প্রতি সপ্তাহে', H: 'প্রতি অর্ধ মাসে', M: 'প্রতি মাসে' } as const;

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
  }
}
