import type { Output, playerRoutes } from '@nokshi/contract';
import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import type { HttpClient } from '../tests/harness/client.ts';
import type { Ask } from './ask.ts';
import type { Life } from './life.ts';
import type { Beside } from './beside/index.ts';
import type { Deck } from './deck.ts';
import type { DayPlan, PersonPlan } from './plan/day.ts';
import type { Tally } from './tally.ts';

export type Channel = Output<typeof playerRoutes.cashier.channels>[number];

/** All that the people of a day share. */
export type World = {
  readonly plan: DayPlan;
  readonly life: Life;
  readonly tally: Tally;
  readonly ask: Ask;
  /** Milliseconds since 1970 at which the day began. */
  readonly beganAt: number;
  readonly deck: Deck;
  /** Codes of vouchers that are not redeemed yet. */
  readonly vouchers: string[];
  /** Who registered today, in that order. */
  readonly members: string[];
  /** Agents with contracts, as their story leaves them for the checks. */
  readonly teams: Team[];
  readonly beside: Beside | null;
  /** Makes one an agent and answers the agent's code; null until a second operator has joined. */
  makeAgent: ((agent: Person) => Promise<string | null>) | null;
  /** Two operators make an issue void; null until a second one has joined. */
  voidIssue: ((issue: { gameCode: string; issue: string }) => Promise<boolean>) | null;
  /** Two operators offer an agent a contract of the house; null until a second one has joined. */
  offerContract: ((agent: Person, terms: ContractTerms) => Promise<boolean>) | null;
  /** What operators do for promotions; null until a second one has joined. */
  desk: PromotionsDesk | null;
  newClient(realm: 'player' | 'console'): HttpClient;
  /** A key that no other call of the day has, the same in each run of it. */
  newKey(): string;
  /** Counts what people take one after the other. */
  nextTurn(): number;
};

/** What operators do for members who take part in promotions. */
export type PromotionsDesk = {
  /** The id of the campaign; null when it was refused. */
  openCampaign(terms: CampaignTerms): Promise<string | null>;
  setPoints(): Promise<boolean>;
  /** Always by two. */
  giveReward(to: Person, campaignId: string): Promise<boolean>;
};

/** A member of the day, and what the house's answers told. Amounts in paisa. */
export type Person = {
  readonly plan: PersonPlan;
  readonly client: HttpClient;
  readonly ip: string;
  readonly told: {
    rounds: number;
    staked: bigint;
    won: bigint;
    /** In free rounds. */
    wonFree: bigint;
    takenBack: number;
  };
  memberId: string;
  payeeId: string | null;
};

/** A bet as the agent above its member sees it. */
export type TeamBet = Output<typeof playerRoutes.agentTeam.bets>['rows'][number];

/** An agent with contracts of the agent above, or of the house where there is none. */
export type ContractAgent = {
  readonly person: Person;
  readonly upline: Person | null;
  readonly terms: readonly ContractTerms[];
  /** Everyone below, at any depth. */
  readonly below: readonly Person[];
};

/** A line of agents, from the top down, and the members below them. */
export type Team = {
  readonly agents: readonly ContractAgent[];
  readonly members: readonly Person[];
  /** Settled bets that were made void later, as they were before that. */
  readonly voided: { readonly bet: TeamBet; readonly at: number }[];
};

export const PASSWORD = 'seven boats on the Meghna 48';
export const PIN = '482915';

/** How long until a moment of the day; nothing when it is over. */
export const untilOf = ({ life, beganAt }: World, at: number): number =>
  Math.max(0, beganAt + at - life.now());

/** Whether the day still lasts so long. */
export const lasts = (world: World, ms: number): boolean => untilOf(world, world.plan.endsAt) > ms;

const SECOND = 1_000;
/** Between two things that a person does. */
export const breathe = ({ life }: World): Promise<void> => life.pause(7 * SECOND);
