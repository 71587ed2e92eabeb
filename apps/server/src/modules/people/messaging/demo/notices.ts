import type { NoticeDoc } from '@nokshi/contract/content.ts';

const ALWAYS = { languages: ['EN', 'BN'], from: null, until: null } as const;
type Written = Omit<NoticeDoc, keyof typeof ALWAYS>;
const notice = (id: string, written: Written) => ({ id, doc: { ...ALWAYS, ...written } });

/** What the demo house has to say of itself. */
export const DEMO_NOTICES = [
  notice('play-money', {
    type: 'PL',
    audience: 'all',
    pinned: true,
    title: {
      EN: 'This house plays for play money only',
      BN: 'এখানে শুধু খেলার টাকায় খেলা হয়',
    },
    html: {
      EN: '<p>Nothing here is paid in and nothing is paid out. The taka you see are play money, and the deposit channels are demo channels. <a href="/help#about">What this site is</a></p>',
      BN: '<p>এখানে কিছু জমা নেওয়া হয় না, কিছু দেওয়াও হয় না। যে টাকা দেখছেন তা খেলার টাকা, আর জমার মাধ্যমগুলো প্রদর্শনীর জন্য। <a href="/help#about">এই সাইটটি কী</a></p>',
    },
  }),
  notice('check-rounds', {
    type: 'B',
    audience: 'all',
    pinned: false,
    title: {
      EN: 'Every round can be checked by you',
      BN: 'প্রতিটি রাউন্ড আপনি নিজেই যাচাই করতে পারেন',
    },
    html: {
      EN: '<p>The seed of each round is fixed before you play, and your browser can compute the round again afterwards. <a href="/help#fairness">How it works</a></p>',
      BN: '<p>প্রতিটি রাউন্ডের সিড খেলার আগেই ঠিক করা থাকে, পরে আপনার ব্রাউজার রাউন্ডটি আবার হিসাব করতে পারে। <a href="/help#fairness">কীভাবে কাজ করে</a></p>',
    },
  }),
  notice('set-limits', {
    type: 'PR',
    audience: 'all',
    pinned: false,
    title: {
      EN: 'Decide what play may cost before you begin',
      BN: 'খেলায় কত খরচ করবেন, শুরুর আগেই ঠিক করুন',
    },
    html: {
      EN: '<p>In the member centre you can limit deposits, stakes and losses for a day, a week and a month. A lower limit holds at once. <a href="/help#limits">About limits</a></p>',
      BN: '<p>সদস্য কেন্দ্রে দিন, সপ্তাহ ও মাসের জন্য জমা, বাজি ও ক্ষতির সীমা ঠিক করতে পারেন। সীমা কমালে সঙ্গে সঙ্গে কার্যকর হয়। <a href="/help#limits">সীমা সম্পর্কে</a></p>',
    },
  }),
  notice('help-is-here', {
    type: 'H',
    audience: 'all',
    pinned: false,
    title: {
      EN: 'No one of this house asks for your password',
      BN: 'এই সাইটের কেউ আপনার পাসওয়ার্ড চায় না',
    },
    html: {
      EN: '<p>Not in a message, not on the telephone, not in a chat. Whoever asks for it is not one of us.</p>',
      BN: '<p>বার্তায় নয়, ফোনে নয়, চ্যাটেও নয়। যে চায়, সে আমাদের কেউ নয়।</p>',
    },
  }),
];
