import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { PromotionsRoom } from '../room.ts';
import type { ApplicationRow } from '../store/applications.ts';

type Answer = {
  readonly row: ApplicationRow;
  readonly title: CampaignTerms['title'];
  readonly answer: string;
};

/** The letter of a rejected application; who is given something gets the letter of the grant. */
export const tellAnswer = (room: PromotionsRoom, tx: Tx, { row, title, answer }: Answer) =>
  room.messaging.tell(tx, {
    memberId: row.memberId,
    title: {
      EN: `Your application for “${title.EN}” was rejected`,
      BN: `“${title.BN}” অফারে আপনার আবেদন মঞ্জুর হয়নি`,
    },
    text: {
      EN: `${answer}\n\nYou can apply again on the page of the promotion while it is open.`,
      BN: `${answer}\n\nঅফারটি খোলা থাকলে তার পাতা থেকে আবার আবেদন করতে পারেন।`,
    },
  });
