import { playerRoutes } from '@nokshi/contract';
import { toDecimal } from '@nokshi/money';
import { expect, test } from 'vitest';
import { bonusReward, cashTerms } from '../harness/campaign-terms.ts';
import { takeChance } from '../harness/chance.ts';
import { refused } from '../harness/client.ts';
import { full, times } from '../harness/extent.ts';
import { bonusesOf, cashOf, deposit, promotionsGround } from '../harness/promotions.ts';
import type { Teammate } from '../harness/team.ts';

const { promotions } = playerRoutes;
const { now, running, play, follow } = promotionsGround();

const AWARD = 50_00n;
const BONUS = { amount: 80_00n, needed: 160_00n, largestBet: 60_00n, most: 70_00n } as const;
const STEPS = times(30);
/** Of a run that once had play count twice. */
const SEED = '5';

type Owed = { readonly of: 'deposit' | 'award' | 'bonus'; readonly needed: bigint; done: bigint };

/** A plain reading of the rules: cash first, oldest obligation first, one bonus at a time. Minor units. */
class Plain {
  cash = 0n;
  bonus = 0n;
  waiting = 0;
  ended: string[] = [];
  owed: Owed[] = [];
  private played: bigint[] = [];

  get active(): boolean {
    return this.owed.some(({ of }) => of === 'bonus');
  }

  deposit(amount: bigint): void {
    this.oblige({ of: 'deposit', needed: amount });
    this.cash += amount;
  }

  award(): void {
    this.oblige({ of: 'award', needed: AWARD });
    this.cash += AWARD;
  }

  claimBonus(): void {
    if (this.active) this.waiting += 1;
    else this.begin();
  }

  /** Whether the house takes the bet. */
  play(stake: bigint, payout: bigint): boolean {
    if (this.active && stake > BONUS.largestBet) return false;
    const ofBonus = stake > this.cash ? stake - this.cash : 0n;
    if (ofBonus > this.bonus) return false;
    const won = (payout * ofBonus) / stake;
    this.cash += payout - won - (stake - ofBonus);
    this.bonus += won - ofBonus;
    this.played.push(stake);
    return true;
  }

  /** What was staked counts, each taka once; what is met ends. */
  count(): void {
    this.owed = this.withPlay();
    this.played = [];
    const isMet = this.owed.some(({ of, needed, done }) => of === 'bonus' && needed === done);
    this.owed = this.owed.filter(({ needed, done }) => done < needed);
    if (isMet) this.end('CONVERTED', this.bonus < BONUS.most ? this.bonus : BONUS.most);
  }

  /** As pages show it: with all that was staked by now. */
  withPlay(): Owed[] {
    const owed = this.owed.map((one) => ({ ...one }));
    for (const stake of this.played) {
      let left = stake;
      for (const one of owed) {
        if (one.of === 'bonus' && stake > BONUS.largestBet) continue;
        const part = left < one.needed - one.done ? left : one.needed - one.done;
        one.done += part;
        left -= part;
      }
    }
    return owed;
  }

  /** What was met by then is cash, although its member wanted to leave it. */
  leave(): void {
    const ended = this.ended.length;
    this.count();
    if (this.active && this.ended.length === ended) this.end('LEFT', 0n);
  }

  /** The followers of play: nothing is left of the bonus. */
  follow(): void {
    this.count();
    if (this.active && this.bonus === 0n) this.end('SPENT', 0n);
  }

  private end(as: string, converted: bigint): void {
    this.owed = this.owed.filter(({ of }) => of !== 'bonus');
    this.ended.unshift(as);
    this.cash += converted;
    this.bonus = 0n;
    if (this.waiting === 0) return;
    this.waiting -= 1;
    this.begin();
  }

  private begin(): void {
    this.oblige({ of: 'bonus', needed: BONUS.needed });
    this.bonus += BONUS.amount;
  }

  private oblige(one: Omit<Owed, 'done'>): void {
    this.count();
    this.owed.push({ ...one, done: 0n });
  }
}

const seenOf = async (member: Teammate) => {
  const { bonus, active, waiting, ended, obligations } = await bonusesOf(member);
  return {
    cash: await cashOf(member),
    bonus,
    active: active?.progress.missing ?? null,
    waiting: waiting.length,
    ended: ended.map(({ state }) => state),
    owed: obligations.map(({ source, missing: left }) => [source, left]),
  };
};

const expectedOf = (plain: Plain) => {
  const owed = plain.withPlay();
  const left = ({ needed, done }: Owed) => toDecimal(needed - done);
  const bonus = owed.find(({ of }) => of === 'bonus');
  const open = owed.filter(({ of, needed, done }) => of !== 'bonus' && done < needed);
  return {
    cash: toDecimal(plain.cash),
    bonus: toDecimal(plain.bonus),
    active: bonus ? left(bonus) : null,
    waiting: plain.waiting,
    ended: plain.ended,
    owed: open.map((one) => [one.of, left(one)]),
  };
};

test('cash, bonus money and what has to be staked are what a plain reading of the rules says', async () => {
  const chance = takeChance(full ? undefined : SEED);
  const limits = { budget: '20000', places: null, perMember: null, perDay: null };
  const bonusId = await running(
    cashTerms({
      limits,
      reward: bonusReward(
        { sum: { of: 'fixed', amount: '80' } },
        { multiple: 200, largestBet: '60', largestConversion: '70' },
      ),
    }),
  );
  const awardId = await running(cashTerms({ limits }));
  const member = await now().house.member();
  const plain = new Plain();
  const amount = (most: number) => BigInt(1 + chance.whole(most)) * 1_00n;
  const acts: Record<string, () => Promise<unknown>> = {
    async deposit() {
      const money = 100_00n + amount(200);
      await deposit(member, toDecimal(money));
      plain.deposit(money);
    },
    async award() {
      await member.call(promotions.claim, { promotionId: awardId });
      plain.award();
    },
    async bonus() {
      await member.call(promotions.claim, { promotionId: bonusId });
      plain.claimBonus();
    },
    async play() {
      const stake = amount(chance.whole(4) === 0 ? 90 : 55);
      const payout = BigInt(chance.whole(2 * Number(stake)));
      const placed = await play(member, stake, payout).then(
        () => true,
        () => false,
      );
      expect([stake, placed]).toEqual([stake, plain.play(stake, payout)]);
    },
    async follow() {
      await follow();
      plain.follow();
    },
    async leave() {
      const { active } = await bonusesOf(member);
      if (!active) return;
      expect(await refused(member.call(promotions.leave, { grantId: active.grantId }))).toBe(
        'done',
      );
      plain.leave();
    },
  };
  const often = ['deposit', 'award', 'bonus', 'follow', 'leave', ...Array(12).fill('play')];
  const done: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const act = chance.pick(often);
    done.push(act);
    // Of two obligations of one instant none is the older.
    now().clock.advance(1_000);
    await acts[act]?.();
    if (act === 'play') continue;
    expect({ seed: chance.seed, done, ...(await seenOf(member)) }).toMatchObject(expectedOf(plain));
  }
  expect(await now().house.house.wallet.verify('full')).toMatchObject({ differences: 0 });
});
