import type { PostDoc } from '@nokshi/contract/content.ts';

const ALWAYS = { languages: ['EN', 'BN'], from: null, until: null } as const;
type Written = Pick<PostDoc, 'type' | 'picture' | 'title' | 'summary' | 'html'>;
const post = (id: string, written: Written) => ({ id, doc: { ...ALWAYS, ...written } });

export const DEMO_POSTS = [
  post('three-slots', {
    type: 'news',
    picture: '/art/banner-1.svg',
    title: { EN: 'Three slots, three kinds of mathematics', BN: 'তিনটি স্লট, তিন রকম গণিত' },
    summary: {
      EN: 'Lines, ways and clusters: what is different about our own games.',
      BN: 'লাইন, পথ ও গুচ্ছ: সাইটের নিজের গেমগুলোর পার্থক্য কোথায়।',
    },
    html: {
      EN: '<p>We opened with three slots of our own. In <a href="/game?id=kantha-lines">Kantha chest</a> prizes are on fixed lines. In <a href="/game?id=river-ways">Tidal river</a> every way from left to right counts. The third pays for groups of equal symbols that touch each other.</p><p>Each has a sheet with all its chances, and each round can be <a href="/help#fairness">checked</a>.</p>',
      BN: '<p>সাইটটি নিজের তিনটি স্লট নিয়ে খুলেছে। <a href="/game?id=kantha-lines">কাঁথার সিন্দুক</a>-এ পুরস্কার থাকে নির্দিষ্ট লাইনে। <a href="/game?id=river-ways">জোয়ারের নদী</a>-তে বাঁ থেকে ডানে যাওয়া প্রতিটি পথই গোনা হয়। তৃতীয়টি পুরস্কার দেয় পাশাপাশি লেগে থাকা একই চিহ্নের গুচ্ছে।</p><p>প্রতিটির সব সম্ভাবনা লেখা একটি পাতা আছে, আর প্রতিটি রাউন্ড <a href="/help#fairness">যাচাই</a> করা যায়।</p>',
    },
  }),
  post('what-rtp-means', {
    type: 'blog',
    picture: '/art/banner-3.svg',
    title: { EN: 'What a return of 96% does not mean', BN: '96% ফেরত মানে যা নয়' },
    summary: {
      EN: 'A long-run figure, read slowly, with the mistakes that people make about it.',
      BN: 'দীর্ঘমেয়াদি একটি সংখ্যা, ধীরে পড়া, আর তা নিয়ে মানুষের সাধারণ ভুলগুলো।',
    },
    html: {
      EN: '<p>A game with a return of 96% gives back, over millions of rounds and all players, 96 of every 100 taka staked. It keeps four. That is what we earn, and it is why nobody can make a living from playing.</p><h3>Three mistakes</h3><ul><li><strong>“I am owed a win.”</strong> No round knows the one before it.</li><li><strong>“I lose only four percent.”</strong> You lose four percent of all you stake, and the same hundred taka is staked many times in an evening.</li><li><strong>“A higher stake has better chances.”</strong> The chances are the same; only the amounts grow.</li></ul><p>Before you start, decide what the evening can cost, and set it as a <a href="/help#limits">limit</a>.</p>',
      BN: '<p>96% ফেরতের একটি গেম লক্ষ লক্ষ রাউন্ড ও সব খেলোয়াড় মিলিয়ে প্রতি 100 টাকা বাজির 96 টাকা ফিরিয়ে দেয়, চার টাকা রেখে দেয়। সেটাই সাইটের আয়, আর সে কারণেই খেলে কেউ সংসার চালাতে পারে না।</p><h3>তিনটি ভুল</h3><ul><li><strong>“এবার আমার জেতার পালা।”</strong> কোনো রাউন্ড আগের রাউন্ডকে চেনে না।</li><li><strong>“হারব তো মোটে চার শতাংশ।”</strong> চার শতাংশ যায় মোট বাজি থেকে, আর একই একশ টাকা এক সন্ধ্যায় বহুবার বাজিতে ওঠে।</li><li><strong>“বেশি বাজিতে সম্ভাবনা ভালো।”</strong> সম্ভাবনা একই থাকে; শুধু অঙ্কগুলো বড় হয়।</li></ul><p>শুরুর আগেই ঠিক করুন সন্ধ্যাটির জন্য কত খরচ করবেন, আর সেটিকে <a href="/help#limits">সীমা</a> হিসেবে বসান।</p>',
    },
  }),
];
