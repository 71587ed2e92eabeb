import { CASES, type Case, type Checkout, type State } from './record.ts';

export type Language = 'EN' | 'BN';

type Words = {
  readonly title: string;
  readonly demo: string;
  readonly to: string;
  readonly choose: string;
  readonly back: string;
  readonly other: string;
  readonly ended: Readonly<Record<Exclude<State, 'open'>, string>>;
  readonly cases: Readonly<Record<Case, readonly [does: string, means: string]>>;
};

const WORDS: Readonly<Record<Language, Words>> = {
  EN: {
    title: 'Shapla Pay',
    demo: 'Play money. This page is a demonstration: nothing is paid here and nobody asks for a card.',
    to: 'To pay',
    choose: 'What should happen?',
    back: 'Back to the site',
    other: 'বাংলা',
    ended: {
      paid: 'This payment was made. You can go back.',
      failed: 'This payment failed. You can go back and try again.',
      reversed: 'This payment was made and later reversed.',
    },
    cases: {
      pay: ['Pay', 'The site is notified at once.'],
      fail: ['Fail', 'The payment is rejected.'],
      less: ['Pay half', 'An amount other than requested.'],
      twice: ['Pay, tell twice', 'The same message is sent twice.'],
      late: ['Pay, tell late', 'The site is notified after the time is over.'],
      'taken-back': ['Pay, take back', 'Ten seconds later the payment is reversed.'],
      silent: ['Pay, say nothing', 'The site has to ask by itself.'],
    },
  },
  BN: {
    title: 'শাপলা পে',
    demo: 'ডেমো টাকা। এটি একটি ডেমো পাতা: এখানে কোনো টাকা দেওয়া হয় না, কেউ কার্ড চায় না।',
    to: 'দিতে হবে',
    choose: 'কী হোক?',
    back: 'সাইটে ফিরে যান',
    other: 'English',
    ended: {
      paid: 'টাকা দেওয়া হয়েছে। এখন ফিরে যেতে পারেন।',
      failed: 'পেমেন্ট ব্যর্থ হয়েছে। ফিরে গিয়ে আবার চেষ্টা করতে পারেন।',
      reversed: 'টাকা দেওয়া হয়েছিল, পরে ফেরত নেওয়া হয়েছে।',
    },
    cases: {
      pay: ['টাকা দিন', 'সাইট সঙ্গে সঙ্গে জানতে পারে।'],
      fail: ['ব্যর্থ হোক', 'পেমেন্ট নেওয়া হয় না।'],
      less: ['অর্ধেক দিন', 'যত চাওয়া হয়েছিল তার চেয়ে অন্য অঙ্ক।'],
      twice: ['টাকা দিন, দুবার জানান', 'একই খবর দুবার যায়।'],
      late: ['টাকা দিন, দেরিতে জানান', 'সময় শেষ হওয়ার পর সাইট জানতে পারে।'],
      'taken-back': ['টাকা দিন, ফেরত নিন', 'দশ সেকেন্ড পরে পেমেন্টটি ফেরত নেওয়া হয়।'],
      silent: ['টাকা দিন, কিছু বলবেন না', 'সাইটকে নিজে জিজ্ঞাসা করতে হয়।'],
    },
  },
};

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');

/** The page of one payment, whole without any script. */
export function pageOf(checkout: Checkout, language: Language, backUrl: string): string {
  const words = WORDS[language];
  const other = language === 'EN' ? 'BN' : 'EN';
  const acts = CASES.map((one) => {
    const [does, means] = words.cases[one];
    return `<button name="case" value="${one}"><b>${does}</b><small>${means}</small></button>`;
  }).join('\n      ');
  const body =
    checkout.state === 'open'
      ? `<form method="post" action="/pay/${safe(checkout.reference)}?lang=${language}">
      <h2>${words.choose}</h2>
      ${acts}
    </form>`
      : `<p class="ended" role="status">${words.ended[checkout.state]}</p>
    <a class="back" href="${safe(backUrl)}">${words.back}</a>`;
  return `<!doctype html>
<html lang="${language === 'BN' ? 'bn' : 'en'}">
<head>
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>${words.title}</title>
  <link rel="stylesheet" href="/page.css" />
</head>
<body>
  <main>
    <header><h1>${words.title}</h1><a href="?lang=${other}" lang="${other.toLowerCase()}">${words.other}</a></header>
    <p class="demo">${words.demo}</p>
    <p class="amount"><span>${words.to}</span><strong>৳${safe(checkout.amount)}</strong></p>
    ${body}
  </main>
</body>
</html>
`;
}
