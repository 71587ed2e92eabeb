import type { regionalPlaysEn } from './regional-plays-en.ts';

export const regionalPlaysBn: Readonly<Record<keyof typeof regionalPlaysEn, string>> = {
  'lottery.kind-one-digit': 'একটি অঙ্ক, প্রতিবার',
  'lottery.kind-one-digit-about':
    'অঙ্ক বেছে নিন। প্রতিটি ঘরে বাজি হয়, আর আপনার অঙ্ক আসা প্রতিটি ঘরের জন্য জিতবেন।',
  'lottery.side-big': '23টি পুরস্কার',
  'lottery.side-small': 'প্রথম তিন পুরস্কার',
  'lottery.kind-four-in-order': '{side}: ক্রম মিলিয়ে',
  'lottery.kind-four-in-order-about':
    'চারটি ঘরের অঙ্ক বেছে নিন। এগুলোর যে নম্বর ক্রম মিলিয়ে সেই অঙ্ক দেখায়, প্রতিটির জন্য জিতবেন: {side}।',
  'lottery.kind-four-lines': '{side}: ক্রম মিলিয়ে, লিখে',
  'lottery.kind-four-lines-about':
    'চার অঙ্কের নম্বর লিখুন বা পেস্ট করুন। এগুলোর যে নম্বর তার একটি, প্রতিটির জন্য জিতবেন: {side}।',
  'lottery.kind-four-box': '{side}: সব ক্রম',
  'lottery.kind-four-box-about':
    'চার অঙ্কের নম্বর লিখুন। অঙ্কগুলোর প্রতিটি ক্রমে পুরো দামে বাজি হয়, আর এগুলোর যে নম্বর তার একটি দেখায়, প্রতিটির জন্য জিতবেন: {side}।',
  'lottery.kind-four-shared-box': '{side}: এক বাজিতে সব ক্রম',
  'lottery.kind-four-shared-box-about':
    'চার অঙ্কের নম্বর লিখুন। এক বাজি অঙ্কগুলোর সব ক্রমে ভাগ হয়: বেশি বার জেতা যায়, তবে কম। পুরস্কার: {side}।',
  'lottery.kind-first-tail': 'প্রথম পুরস্কারের শেষ {n} অঙ্ক',
  'lottery.kind-first-tail-about':
    '{n} অঙ্কের নম্বর বেছে নিন। প্রথম পুরস্কারের শেষে তার একটি থাকলে জিতবেন।',
  'lottery.kind-top-tail': 'প্রথম তিন পুরস্কারের শেষ {n} অঙ্ক',
  'lottery.kind-top-tail-about':
    '{n} অঙ্কের নম্বর বেছে নিন। প্রথম তিনটি পুরস্কারে বাজি হয়; যেটির শেষে তার একটি থাকে, প্রতিটির জন্য জিতবেন।',
  'lottery.kind-all-tail': 'সব পুরস্কারের শেষ {n} অঙ্ক',
  'lottery.kind-all-tail-about':
    '{n} অঙ্কের নম্বর বেছে নিন। অন্তত {n} অঙ্কের প্রতিটি পুরস্কারে বাজি হয়; যেটির শেষে তার একটি থাকে, প্রতিটির জন্য জিতবেন।',
  'lottery.kind-all-tail-orders': 'সব পুরস্কারের শেষ {n} অঙ্ক, সব ক্রমে',
  'lottery.kind-all-tail-orders-about':
    '{n} অঙ্কের নম্বর লিখুন। প্রতিটি পুরস্কারে অঙ্কগুলোর প্রতিটি ক্রমে বাজি হয়; যেটির শেষে তার একটি থাকে, প্রতিটির জন্য জিতবেন।',
  'lottery.kind-head': 'মাথা, {n} অঙ্ক',
  'lottery.kind-head-about':
    'ঠিক {n} অঙ্কের পুরস্কারগুলো হলো মাথা। নম্বর বেছে নিন; এসব পুরস্কারের যেটি তার একটি, প্রতিটির জন্য জিতবেন।',
  'lottery.kind-tail': 'লেজ, {n} অঙ্ক',
  'lottery.kind-tail-about':
    'বিশেষ পুরস্কারের শেষটা হলো লেজ। {n} অঙ্কের নম্বর বেছে নিন; শেষে তার একটি থাকলে জিতবেন।',
  'lottery.kind-tail-orders': 'লেজ, {n} অঙ্ক, সব ক্রমে',
  'lottery.kind-tail-orders-about':
    '{n} অঙ্কের নম্বর লিখুন। অঙ্কগুলোর প্রতিটি ক্রমে বাজি হয়; বিশেষ পুরস্কারের শেষে তার একটি থাকলে জিতবেন।',
  'lottery.kind-head-tail': 'মাথা ও লেজ, {n} অঙ্ক',
  'lottery.kind-head-tail-about':
    '{n} অঙ্কের নম্বর বেছে নিন। {n} অঙ্কের পুরস্কারগুলোতে ও বিশেষ পুরস্কারের শেষে বাজি হয়; যেটি মিলবে, প্রতিটির জন্য জিতবেন।',
  'lottery.kind-eight-prizes': 'আট পুরস্কারের শেষ {n} অঙ্ক',
  'lottery.kind-eight-prizes-about':
    '{n} অঙ্কের নম্বর বেছে নিন। বিশেষ, ষষ্ঠ ও সপ্তম পুরস্কারগুলোতে বাজি হয়; যেটির শেষে তার একটি থাকে, প্রতিটির জন্য জিতবেন।',
  'lottery.kind-seven-prizes': 'সাত পুরস্কারের শেষ {n} অঙ্ক',
  'lottery.kind-seven-prizes-about':
    '{n} অঙ্কের নম্বর বেছে নিন। বিশেষ পুরস্কার ও সবচেয়ে ছোট ছয়টিতে বাজি হয়; যেটির শেষে তার একটি থাকে, প্রতিটির জন্য জিতবেন।',
  'lottery.kind-parlay': '{n}টি নম্বর একসঙ্গে',
  'lottery.kind-parlay-about':
    'দুই অঙ্কের অন্তত {n}টি নম্বর বেছে নিন। একই ড্রয়ে পুরস্কারগুলোর শেষে তার {n}টি এলে জিতবেন।',
  'lottery.kind-three-top': 'প্রথম পুরস্কারের শেষ 3 অঙ্ক',
  'lottery.kind-three-top-about': 'তিন অঙ্কের নম্বর বেছে নিন। প্রথম পুরস্কারের শেষে তার একটি থাকলে জিতবেন।',
  'lottery.kind-four-top': 'প্রথম পুরস্কারের 4 অঙ্ক',
  'lottery.kind-four-top-about': 'চার অঙ্কের নম্বর বেছে নিন। প্রথম পুরস্কার তার একটি হলে জিতবেন।',
  'lottery.kind-tote': 'শেষ {n} অঙ্ক, যেকোনো ক্রমে',
  'lottery.kind-tote-about':
    '{n} অঙ্কের নম্বর লিখুন, সব অঙ্ক এক নয়। প্রথম পুরস্কারের শেষ {n} অঙ্ক যেকোনো ক্রমে সেগুলোই হলে নম্বরটি জেতে।',
  'lottery.kind-two-top': 'প্রথম পুরস্কারের শেষ 2 অঙ্ক',
  'lottery.kind-two-top-about': 'দুই অঙ্কের নম্বর বেছে নিন। প্রথম পুরস্কারের শেষে তার একটি থাকলে জিতবেন।',
  'lottery.kind-two-bottom': 'আলাদা জোড়া',
  'lottery.kind-two-bottom-about':
    'দুই অঙ্কের নম্বর বেছে নিন। শেষ অঙ্কগুলোর পাশাপাশি যে জোড়া ঘোষণা হয়, তা এর একটি হলে জিতবেন: থাই ড্রয়ে দুই অঙ্কের পুরস্কার, লাও ড্রয়ে প্রথম দুই অঙ্ক।',
  'lottery.kind-run-top': 'শেষ 3 অঙ্কের একটি',
  'lottery.kind-run-top-about': 'অঙ্ক বেছে নিন। প্রথম পুরস্কারের শেষ তিন অঙ্কের একটি আপনার হলে জিতবেন।',
  'lottery.kind-run-bottom': 'জোড়ার একটি অঙ্ক',
  'lottery.kind-run-bottom-about': 'অঙ্ক বেছে নিন। জোড়ার দুই অঙ্কের একটি আপনার হলে জিতবেন।',
  'lottery.kind-front-three': 'সামনের তিন অঙ্ক',
  'lottery.kind-front-three-about':
    'তিন অঙ্কের নম্বর বেছে নিন। সামনের তিন অঙ্কের দুটি পুরস্কারেই বাজি হয়; যেটি মিলবে, প্রতিটির জন্য জিতবেন।',
  'lottery.kind-back-three': 'পেছনের তিন অঙ্ক',
  'lottery.kind-back-three-about':
    'তিন অঙ্কের নম্বর বেছে নিন। পেছনের তিন অঙ্কের দুটি পুরস্কারেই বাজি হয়; যেটি মিলবে, প্রতিটির জন্য জিতবেন।',
  'lottery.prize-orders': '{n}টি ক্রম',
  'lottery.tier-first': 'প্রথম',
  'lottery.tier-second': 'দ্বিতীয়',
  'lottery.tier-third': 'তৃতীয়',
  'lottery.tier-fourth': 'চতুর্থ',
  'lottery.tier-fifth': 'পঞ্চম',
  'lottery.tier-sixth': 'ষষ্ঠ',
  'lottery.tier-seventh': 'সপ্তম',
  'lottery.tier-eighth': 'অষ্টম',
  'lottery.tier-special': 'বিশেষ',
  'lottery.tier-consolation': 'সান্ত্বনা',
  'lottery.tier-front-three': 'সামনের তিন',
  'lottery.tier-back-three': 'পেছনের তিন',
  'lottery.tier-last-two': 'শেষ দুই',
  'lottery.group-prizes-big': '23টি পুরস্কার',
  'lottery.group-prizes-small': 'প্রথম তিন পুরস্কার',
  'lottery.group-tails': 'শেষ অঙ্ক',
  'lottery.group-all-prizes': 'সব পুরস্কার',
  'lottery.group-heads': 'মাথা ও লেজ',
  'lottery.group-few-prizes': 'কয়েকটি পুরস্কার',
  'lottery.group-parlay': 'একসঙ্গে',
  'lottery.group-top': 'প্রথম পুরস্কার',
  'lottery.group-bottom': 'অন্য পুরস্কার',
};
