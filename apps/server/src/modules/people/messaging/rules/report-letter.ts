import type { Language } from '@nokshi/contract';
import { momentText } from '../../../../kernel/calendar.ts';

type Reported = {
  readonly sender: string;
  /** As the desk finds a member by it. */
  readonly senderId: string;
  readonly sentAt: Date;
  readonly title: string;
  readonly text: string;
};

/** A reported letter as a question to customer service, which the member reads as well. */
export function reportText(
  language: Language,
  { sender, senderId, sentAt, title, text }: Reported,
): string {
  const at = momentText(sentAt);
  const head = {
    EN: `I report a letter of my upline ${sender} (${senderId}) of ${at}:`,
    BN: `আমার আপলাইন ${sender} (${senderId})-এর ${at}-এর এই চিঠি নিয়ে অভিযোগ করছি:`,
  };
  return `${head[language]}\n\n${title}\n\n${text}`;
}
