import type { Language } from '@nokshi/contract';
import type { AgentSetting } from '@nokshi/contract/console/agent-setting.ts';
import type { ChallengeSetting, SystemStatus } from '@nokshi/contract/player/site.ts';
import type { FieldFault } from '@nokshi/contract/registration/field-fault.ts';
import type { Audit } from '../../../kernel/audit.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db.ts';
import type { Ids, MemberId } from '../../../kernel/ids.ts';
import type { Log } from '../../../kernel/log.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import type { Bus, Jobs, Live } from '../../../kernel/work.ts';
import type { Proposals } from '../proposals/index.ts';
import type { ChatLinks } from './chat-link.ts';

export type Mode = 'demo' | 'licensed';

export type SiteDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly bus: Bus;
  readonly live: Live;
  readonly audit: Audit;
  readonly jobs: Jobs;
  readonly proposals: Proposals;
  readonly ids: Ids;
  readonly secrets: Secrets;
  /** Replaces the country file: ISO 3166-1 alpha-2 of an address, or null. */
  readonly locate?: (ip: string) => string | null;
  readonly config: {
    readonly brandId: string;
    readonly mode: Mode;
    /** Path of a country database (MMDB) that the operator put in the data folder, if any. */
    readonly countryFile: string;
    /** Addresses of the player site; their hosts count as own domains. */
    readonly publicOrigin: string;
    /** Plain log-in bodies are refused; default: in licensed mode. Checklist Y-001. */
    readonly requireEncryptedCredentials?: boolean;
  };
};

export type Brand = {
  readonly brandId: string;
  readonly merchantCode: string;
  readonly name: { readonly EN: string; readonly BN: string };
  readonly mode: Mode;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly currencyDisplay: 'symbol' | 'code';
  /** Addresses of pictures; empty: the default logo. */
  readonly logo: { readonly light: string; readonly dark: string };
  readonly contact: { readonly email: string; readonly phone: string };
  /** Colour of buttons and logos, `#b4232a`; empty: the default. */
  readonly colours: { readonly light: string; readonly dark: string };
  readonly licence: string;
  /** The Firebase project whose phone checks replace a code; empty: none. */
  readonly firebaseProject: string;
  /** The number of slots that the site advertises once it has as many. */
  readonly advertisedSlots: number;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly minimumAge: number;
  readonly homeCountry: string;
  /** The edition of the terms where none is published. */
  readonly termsVersion: string;
  readonly requireEncryptedCredentials: boolean;
};

/** Whether money may move along the team line, and how much; minor units. */
export type TeamTerms = {
  readonly on: boolean;
  readonly minimum: bigint;
  readonly timesADay: number;
  readonly amountADay: bigint;
};

/** How agents are paid; `activeFrom` in minor units, rates in percent. */
export type AgentTerms = Omit<AgentSetting, 'activeFrom'> & { readonly activeFrom: bigint };

export type FieldCheck = {
  /** As it was read: what is stored. */
  readonly value: string | undefined;
  readonly fault: FieldFault | null;
  /** Whether the form shows the field. */
  readonly enabled: boolean;
  readonly min: number;
  readonly max: number;
};

/** Which application the account of a member is an agent's for. */
export type Accepted = {
  readonly number: string;
  readonly memberId: MemberId;
  readonly username: string;
  /** The operator who approved it. */
  readonly caller: Caller;
};

export type Site = {
  /** Writes the demo brand where it is missing; safe to run again. */
  seed(tx: Tx): Promise<void>;
  /** Reads everything into memory; called once, after migrations and seed, before listening. */
  start(): Promise<void>;
  brand(): Brand;
  /** What a new member agrees to: editions in force; no privacy notice may be published yet. */
  agreement(): { readonly terms: string; readonly privacy: string | null };
  /** A module flag of the brand; an unknown one is off. */
  flag(name: string): boolean;
  teamTerms(): TeamTerms;
  agentTerms(): AgentTerms;
  /**
   * Checks one field of the registration form against its rule; a field without a rule is unwanted.
   */
  checkField(field: string, value: string | undefined): FieldCheck;
  /** Who knows the games says which there are: a banner to another is not published. */
  tellGamesBy(isGame: (gameId: string) => boolean): void;
  /** See `applicationToAccept`, `acceptApplication`. */
  applicationToAccept(tx: Tx, number: string): Promise<object>;
  acceptApplication(tx: Tx, accepted: Accepted): Promise<void>;
  /** Which challenge each form asks for. */
  challenge(): ChallengeSetting;
  /** Whether a host (without port) is one of the brand's own. A foreign one is never fetched. */
  ownDomain(host: string): boolean;
  /** The site's own origins, as browsers write them. Checklist Y-014. */
  origins(): ReadonlySet<string>;
  /** Checks what the site signs: the address of an external chat. */
  linkKey(): ChatLinks['publicKey'];
  /** Other origins that pages may show pictures from. */
  imageHosts(): readonly string[];
  /** Countries the brand serves, in the operator's order; ISO 3166-1 alpha-2. */
  countries(): readonly { readonly countryCode: string; readonly dialingCode: string }[];
  /** ISO 3166-1 alpha-2 of an address, or null when unknown. Checklist E-068. */
  countryOf(ip: string): string | null;
  /** From memory; maintenance takes precedence over a region block. Checklist S-011, L-011. */
  statusFor(visitor: { readonly ip: string; readonly country: string | null }): SystemStatus;
  /** Identifies what this server shows now: settings, registration form, content. */
  shown(): string;
};
