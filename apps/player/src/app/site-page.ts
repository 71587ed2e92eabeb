import type { BannerGroup } from '@nokshi/contract/content.ts';
import type { Category } from '@nokshi/contract/player/catalogue.ts';
import type { ComponentType } from 'react';
import type { MessageId } from '../locales/en/index.ts';

type PageMessage = Extract<MessageId, `page.${string}`>;

/** A message that has a description: `page.rng` and `page.rng-about`. */
export type TitleId = {
  [Id in PageMessage]: `${Id}-about` extends MessageId ? Id : never;
}[PageMessage];

/** Views that several entries share or that are part of the entry bundle (`page-views.tsx`). */
export type PageView = 'home' | 'games' | 'game' | 'seamless' | 'unopened';

/** Either a page of its own, loaded when it is opened, or one of the views. */
type Shown =
  | { readonly page: ComponentType; readonly view?: never }
  | { readonly view: PageView; readonly page?: never };

/** One entry of the table of pages (`pages.ts`). */
export type SitePage = Shown & {
  /** Its addresses; the first is the canonical one. */
  readonly paths: readonly [string, ...string[]];
  /** Its title; the description is the message with the same name and `-about`. */
  readonly title: TitleId;
  readonly bannerGroup?: BannerGroup;
  /** The category of a `games` page. */
  readonly category?: Category;
  /** The modal that opens over the page unless the address names another. */
  readonly modal?: 'login' | 'register';
  /** Parts of the shell to leave out: the nav, all but the top bar, or everything. L-002, R-026. */
  readonly frame?: 'no-nav' | 'top-bar-only' | 'none';
  /** The footer links to it. */
  readonly inFooter?: true;
};
