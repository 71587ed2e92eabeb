import type { HelpDoc } from '@nokshi/contract/content.ts';

const topic = (tag: string, doc: Omit<HelpDoc, 'tag'>) => ({ id: tag, doc: { tag, ...doc } });

/** How this product works, in the demo house's own words. */
export const DEMO_HELP = [
  topic('about', {
    section: 'start',
    position: 1,
    title: { EN: 'What this site is', BN: 'এই সাইটটি কী' },
    html: {
      EN: '<p>This is a demonstration site. All money here is <strong>play money</strong>: it is shown in taka, nobody ever paid it in, and it cannot be paid out. Nobody can win or lose real money on this site.</p><p>Everything else is real: the games, the ledger that counts every taka, the proof behind each round and the limits that protect you work exactly as described here.</p>',
      BN: '<p>এটি একটি প্রদর্শনী সাইট। এখানকার সব টাকাই <strong>ডেমো টাকা</strong>: দেখানো হয় টাকার হিসাবে, কিন্তু কেউ তা কখনো দেয়নি এবং তা কখনো তোলাও যায় না। এই সাইটে কেউ আসল টাকা জিততে বা হারাতে পারে না।</p><p>বাকি সবই সত্যিকারের: গেম, প্রতিটি টাকার হিসাব রাখা খতিয়ান, প্রতিটি রাউন্ডের প্রমাণ এবং আপনাকে সুরক্ষা দেওয়া সীমাগুলো ঠিক এখানে লেখা নিয়মেই কাজ করে।</p>',
    },
  }),
  topic('account', {
    section: 'start',
    position: 2,
    title: { EN: 'Your account and your password', BN: 'আপনার অ্যাকাউন্ট ও পাসওয়ার্ড' },
    html: {
      EN: '<p>You need a username and a password of at least 8 characters. A long sentence is easier to remember and harder to guess than a short word with symbols in it. You must be at least 18 years old.</p><ul><li>Logging in on a new device ends the session on the old one.</li><li>After thirty minutes without activity you are logged out.</li><li>Under <strong>My account</strong> you see every open session and can end each of them.</li></ul><p>We never ask for your password in a message, on the phone or in a chat.</p>',
      BN: '<p>আপনার একটি ব্যবহারকারীর নাম ও অন্তত 8 অক্ষরের পাসওয়ার্ড লাগবে। চিহ্ন মেশানো ছোট শব্দের চেয়ে একটি লম্বা বাক্য মনে রাখা সহজ, অনুমান করা কঠিন। আপনার বয়স কমপক্ষে 18 বছর হতে হবে।</p><ul><li>নতুন ডিভাইসে লগ ইন করলে আগের ডিভাইসের সেশন শেষ হয়ে যায়।</li><li>ত্রিশ মিনিট কিছু না করলে আপনি নিজে থেকেই লগ আউট হয়ে যাবেন।</li><li><strong>আমার অ্যাকাউন্ট</strong>-এ সব খোলা সেশন দেখা যায় এবং যেকোনোটি শেষ করা যায়।</li></ul><p>বার্তায়, ফোনে বা চ্যাটে আমরা কখনো আপনার পাসওয়ার্ড চাই না।</p>',
    },
  }),
  topic('deposit', {
    section: 'money',
    position: 1,
    title: { EN: 'Deposits', BN: 'জমা' },
    html: {
      EN: '<p>Open the member centre, choose <strong>Deposit</strong>, then a payment method and an amount. The methods on this site are demos: they behave like a bank, with waiting, success and failure, but no money moves outside this site.</p><p>The page shows the state of your deposit as it changes; you can close it and come back. A paid deposit is credited exactly once, even if the bank notifies us twice.</p><p>If a deposit would go over one of your limits, it is rejected and you see how much is left and when the limit resets.</p>',
      BN: '<p>সদস্য কেন্দ্র খুলে <strong>জমা</strong> বেছে নিন, তারপর একটি মাধ্যম ও পরিমাণ দিন। এই সাইটের মাধ্যমগুলো ডেমো: ব্যাংকের মতোই অপেক্ষা, সফলতা ও ব্যর্থতা আছে, কিন্তু সাইটের বাইরে কোনো টাকা লেনদেন হয় না।</p><p>জমার অবস্থা বদলালে পাতায় তা দেখা যায়; পাতা বন্ধ করে পরে ফিরেও আসতে পারেন। ব্যাংক দুবার জানালেও একটি জমা ঠিক একবারই আপনার ব্যালেন্সে যোগ হয়।</p><p>জমাটি আপনার নিজের কোনো সীমা ছাড়িয়ে গেলে তা নেওয়া হয় না; কত বাকি আছে এবং কখন নতুন করে শুরু হবে তা দেখানো হয়।</p>',
    },
  }),
  topic('withdrawal', {
    section: 'money',
    position: 2,
    title: { EN: 'Withdrawals', BN: 'উত্তোলন' },
    html: {
      EN: '<p>Open the member centre and choose <strong>Withdrawal</strong>. First add an account in your own name; this needs your payment password, and every account but the first waits a day. The amount you request is put on hold at once and cannot be played; you cannot cancel the request, and nobody will ask you to. The money here is play money: the payment is a demonstration.</p><p>You must stake what you deposited once before you can withdraw it. The page shows to the taka what is missing; you can withdraw the rest.</p><p>When the money has been paid, tell us whether it arrived: all of it, a part, or nothing, with a picture of your account. What is missing is on hold until a person decides. Without an answer in time it counts as received.</p><p>You can withdraw while you take a break or have excluded yourself. While your account is frozen, <a href="/help#contact">customer service</a> pays out what is left.</p>',
      BN: '<p>সদস্য কেন্দ্র খুলে <strong>উত্তোলন</strong> বেছে নিন। আগে আপনার নিজের নামের একটি অ্যাকাউন্ট যোগ করুন; এতে লেনদেনের পাসওয়ার্ড লাগে, আর প্রথমটি ছাড়া প্রতিটি অ্যাকাউন্ট এক দিন অপেক্ষায় থাকে। যত টাকা তোলার অনুরোধ করবেন তা সঙ্গে সঙ্গে আলাদা রাখা হয়, তা দিয়ে আর খেলা যায় না; অনুরোধ বাতিল করা যায় না, কেউ আপনাকে তা করতেও বলবে না। এখানকার টাকা ডেমো টাকা: পরিশোধটিও ডেমো।</p><p>যা জমা দিয়েছেন তা তোলার আগে একবার বাজি ধরতে হয়। কত বাকি আছে পাতায় টাকার অঙ্কে লেখা থাকে; বাকি সবটাই আপনি তুলতে পারেন।</p><p>টাকা পরিশোধ হলে জানান তা পৌঁছেছে কি না: পুরোটা, একটি অংশ, না কিছুই না, সঙ্গে আপনার অ্যাকাউন্টের একটি ছবি। যা পৌঁছায়নি তা আমাদের একজন প্রতিনিধি সিদ্ধান্ত না নেওয়া পর্যন্ত আলাদা থাকে। সময়মতো উত্তর না দিলে টাকা পৌঁছেছে বলে ধরা হয়।</p><p>বিরতিতে থাকলে বা নিজেকে বিরত রাখলেও টাকা তোলা যায়। অ্যাকাউন্ট স্থগিত থাকলে বাকি টাকা <a href="/help#contact">গ্রাহক সেবা</a> দেয়।</p>',
    },
  }),
  topic('balance', {
    section: 'money',
    position: 3,
    title: { EN: 'Balance and records', BN: 'ব্যালেন্স ও ইতিহাস' },
    html: {
      EN: '<p>Your balance changes only through entries that you can see: stake, win, deposit, refund. Each has a time, an amount and the balance after it. An entry is never changed or deleted; a mistake is corrected with another entry.</p><p><strong>Account record</strong> lists the entries, <strong>Betting record</strong> the rounds you played. You can view both for any day.</p>',
      BN: '<p>আপনার ব্যালেন্স শুধু এমন লেনদেনেই বদলায় যা আপনি নিজে দেখতে পারেন: বাজি, জয়, জমা, ফেরত। প্রতিটিতে সময়, পরিমাণ ও তার পরের ব্যালেন্স থাকে। কোনো লেনদেন বদলানো বা সরানো হয় না; ভুল হলে আরেকটি লেনদেন দিয়ে তা ঠিক করা হয়।</p><p><strong>লেনদেনের ইতিহাস</strong>-এ লেনদেনগুলো আর <strong>বাজির ইতিহাস</strong>-এ আপনার খেলা রাউন্ডগুলো থাকে। যেকোনো দিনের ইতিহাস দেখা যায়।</p>',
    },
  }),
  topic('play', {
    section: 'play',
    position: 1,
    title: { EN: 'How a round is played', BN: 'একটি রাউন্ড কীভাবে খেলা হয়' },
    html: {
      EN: '<p>Choose a game in the lobby, a stake, and press spin. The outcome is decided and recorded before the reels move: what you see is a round that is already settled. If your connection breaks in the middle, nothing is lost; the same round is shown when you open the game again.</p><p>Each game shows its rules, its prizes and its long-run return (RTP) in the game itself. A return of 96% means that over very many rounds 96 of every 100 taka staked are paid back as wins; it says nothing about the next round.</p>',
      BN: '<p>লবি থেকে একটি গেম ও বাজির পরিমাণ বেছে স্পিন চাপুন। রিল ঘোরার আগেই ফল ঠিক হয়ে খতিয়ানে লেখা হয়ে যায়: আপনি যা দেখেন তা নিষ্পন্ন একটি রাউন্ডেরই দৃশ্য। মাঝখানে সংযোগ কেটে গেলেও কিছু হারায় না; গেমটি আবার খুললে সেই রাউন্ডটিই দেখানো হয়।</p><p>প্রতিটি গেমের ভেতরেই তার নিয়ম, পুরস্কার ও দীর্ঘমেয়াদি ফেরতের হার (RTP) লেখা আছে। 96% মানে অসংখ্য রাউন্ড মিলিয়ে প্রতি 100 টাকা বাজির 96 টাকা জয় হিসেবে ফেরে; পরের রাউন্ডে কী হবে তা এতে বোঝা যায় না।</p>',
    },
  }),
  topic('fairness', {
    section: 'play',
    position: 2,
    title: { EN: 'How you can check every round', BN: 'প্রতিটি রাউন্ড কীভাবে যাচাই করবেন' },
    html: {
      EN: '<p>Before you play, the server sets a secret number (the server seed) and shows you its fingerprint. Together with your own seed and the number of the round it alone decides the outcome. We cannot change it afterwards: another number would have another fingerprint.</p><ol><li>Open <strong>Betting record</strong> and choose a round.</li><li>Press <strong>Check this round</strong>.</li><li>If the seed is still in use, rotate it: then the previous one is shown.</li><li>Your browser computes the round again and shows whether everything matches.</li></ol><p>You can save the proof and check it on your own computer, without this site.</p>',
      BN: '<p>খেলার আগেই সাইট একটি গোপন সংখ্যা (সার্ভার সিড) ঠিক করে এবং তার হ্যাশ আপনাকে দেখায়। আপনার নিজের সিড ও রাউন্ডের নম্বরের সঙ্গে মিলে শুধু সেটিই ফল ঠিক করে। পরে সেটি বদলানোর উপায় নেই: সংখ্যা বদলালে হ্যাশও বদলে যেত।</p><ol><li><strong>বাজির ইতিহাস</strong> খুলে একটি রাউন্ড বেছে নিন।</li><li><strong>এই রাউন্ড যাচাই করুন</strong> চাপুন।</li><li>সিডটি এখনো ব্যবহারে থাকলে সেটি বদলে নিন: তখন আগেরটি দেখানো হয়।</li><li>আপনার ব্রাউজার রাউন্ডটি আবার হিসাব করে দেখায় সব মিলছে কি না।</li></ol><p>প্রমাণটি সংরক্ষণ করে এই সাইট ছাড়াই নিজের কম্পিউটারে যাচাই করতে পারেন।</p>',
    },
  }),
  topic('limits', {
    section: 'safety',
    position: 1,
    title: { EN: 'Limits you set yourself', BN: 'নিজের ঠিক করা সীমা' },
    html: {
      EN: '<p>You can limit how much you deposit, stake or lose in a day, a week and a month. A lower limit applies at once. A higher one waits a day and needs your confirmation. None of us can raise a limit for you.</p>',
      BN: '<p>দিনে, সপ্তাহে ও মাসে কত জমা দেবেন, কত বাজি ধরবেন বা কত পর্যন্ত হারবেন, তার সীমা আপনি নিজেই ঠিক করতে পারেন। সীমা কমালে সঙ্গে সঙ্গে কার্যকর হয়। বাড়াতে চাইলে এক দিন অপেক্ষা করে আবার নিশ্চিত করতে হয়। আপনার হয়ে আমাদের কেউ সীমা বাড়াতে পারেন না।</p>',
    },
  }),
  topic('breaks', {
    section: 'safety',
    position: 2,
    title: { EN: 'Time-out and self-exclusion', BN: 'বিরতি ও নিজেকে বিরত রাখা' },
    html: {
      EN: '<p>A <strong>time-out</strong> closes play and deposits for some days. <strong>Self-exclusion</strong> closes them for months or longer. Both apply from the moment you choose them, on every device, and cannot be undone or shortened, by you or by us. You can still log in to see your balance, your records and your limits.</p><h3>Signs that it is time to stop</h3><ul><li>You play to win back what you lost.</li><li>You hide how much you play.</li><li>You play with money that is meant for something else.</li></ul>',
      BN: '<p><strong>বিরতি</strong> কয়েক দিনের জন্য খেলা ও জমা বন্ধ রাখে। <strong>নিজেকে বিরত রাখা</strong> তা বন্ধ রাখে কয়েক মাস বা আরও বেশি সময়। দুটিই বেছে নেওয়ার মুহূর্ত থেকে সব ডিভাইসে কার্যকর হয়; আপনি বা আমরা কেউই তা ফিরিয়ে নিতে বা ছোট করতে পারি না। তখনও লগ ইন করে ব্যালেন্স, ইতিহাস ও সীমা দেখতে পারবেন।</p><h3>থামার সময় হয়েছে বোঝার লক্ষণ</h3><ul><li>হারানো টাকা ফিরে পেতে খেলছেন।</li><li>কতটা খেলছেন তা অন্যের কাছে লুকাচ্ছেন।</li><li>অন্য কাজের জন্য রাখা টাকায় খেলছেন।</li></ul>',
    },
  }),
  topic('contact', {
    section: 'contact',
    position: 1,
    title: { EN: 'Write to us', BN: 'আমাদের লিখুন' },
    html: {
      EN: '<p>Tell us what you did, what you expected and what happened, and at what time. A round or a deposit has a number in your records: with it we find everything else. Never send your password.</p><p>At the end of this page you can <strong>send us a message</strong> or <strong>ask a longer question</strong>; when the chat is open, its button is there too.</p>',
      BN: '<p>কী করেছিলেন, কী হওয়ার কথা ছিল আর কী হয়েছে, কখন হয়েছে, তা লিখুন। প্রতিটি রাউন্ড ও জমার একটি নম্বর আপনার ইতিহাসে আছে: সেটি পেলে বাকিটা আমরা খুঁজে নেব। পাসওয়ার্ড কখনো পাঠাবেন না।</p><p>এই পাতার শেষে <strong>আমাদের বার্তা পাঠান</strong> ও <strong>বড় প্রশ্ন করুন</strong> বোতাম আছে; চ্যাট খোলা থাকলে তার বোতামও থাকে।</p>',
    },
  }),
];
