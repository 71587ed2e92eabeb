import type { GoodDoc } from '@nokshi/contract/points.ts';

type Demo = Pick<GoodDoc, 'kind' | 'title' | 'points' | 'worth' | 'stock'> & {
  readonly about: { readonly EN: string; readonly BN: string };
  readonly unit?: GoodDoc['unit'];
};

const PIECE = { EN: 'piece', BN: 'টি' };
const paragraph = (text: string) => `<p>${text}</p>`;

const good = (id: string, position: number, demo: Demo): { id: string; doc: GoodDoc } => {
  const { about, unit = PIECE, ...rest } = demo;
  const html = { EN: paragraph(about.EN), BN: paragraph(about.BN) };
  const asksMessenger = rest.kind === 'bonus';
  const always = { from: null, until: null };
  const picture = `/art/good-${id}.svg`;
  return { id, doc: { ...rest, unit, html, position, picture, asksMessenger, ...always } };
};

/** Goods of a demo house: play money, no brands, pictures that the house draws itself. */
export const DEMO_GOODS = [
  good('recharge', 1, {
    kind: 'recharge',
    title: { EN: 'Mobile recharge ৳50', BN: 'মোবাইল রিচার্জ ৳50' },
    points: 500,
    worth: '50.00',
    stock: 200,
    about: {
      EN: 'Sent to the mobile number of your order, on any operator in Bangladesh.',
      BN: 'অর্ডারে দেওয়া মোবাইল নম্বরে পাঠানো হয়, বাংলাদেশের যেকোনো অপারেটরে।',
    },
  }),
  good('bonus', 2, {
    kind: 'bonus',
    title: { EN: 'Bonus ৳100', BN: 'বোনাস ৳100' },
    points: 900,
    worth: '100.00',
    stock: 100,
    about: {
      EN: 'Paid to your main wallet once we have confirmed it with you on Zalo or WhatsApp. It must be staked once before a withdrawal.',
      BN: 'Zalo বা WhatsApp-এ আপনার সঙ্গে নিশ্চিত করার পর মূল ওয়ালেটে দেওয়া হয়। তোলার আগে একবার বাজি ধরতে হবে।',
    },
  }),
  good('gamcha', 3, {
    kind: 'goods',
    title: { EN: 'Handloom gamcha', BN: 'তাঁতের গামছা' },
    points: 2_500,
    worth: '250.00',
    stock: 60,
    about: {
      EN: 'Cotton, woven by hand, red and white checks, 75 × 150 cm.',
      BN: 'হাতে বোনা সুতি, লাল-সাদা চেক, 75 × 150 সেমি।',
    },
  }),
  good('umbrella', 4, {
    kind: 'goods',
    title: { EN: 'Folding umbrella', BN: 'ভাঁজ করা ছাতা' },
    points: 5_500,
    worth: '550.00',
    stock: 40,
    about: {
      EN: 'Eight ribs, opens with a button, fits into a bag.',
      BN: 'আটটি শিক, বোতাম টিপলে খোলে, ব্যাগে এঁটে যায়।',
    },
  }),
  good('tiffin', 5, {
    kind: 'goods',
    title: { EN: 'Tiffin carrier', BN: 'টিফিন ক্যারিয়ার' },
    points: 8_000,
    worth: '800.00',
    stock: 30,
    about: {
      EN: 'Stainless steel, three boxes on one handle.',
      BN: 'স্টেইনলেস স্টিল, এক হাতলে তিনটি বাটি।',
    },
  }),
  good('bat', 6, {
    kind: 'goods',
    title: { EN: 'Cricket bat', BN: 'ক্রিকেট ব্যাট' },
    points: 18_000,
    worth: '1800.00',
    stock: 15,
    about: {
      EN: 'Full size, made of willow, for a hard ball.',
      BN: 'পূর্ণ মাপের উইলো কাঠের ব্যাট, শক্ত বলের জন্য।',
    },
  }),
  good('powerbank', 7, {
    kind: 'goods',
    title: { EN: 'Power bank', BN: 'পাওয়ার ব্যাংক' },
    points: 22_000,
    worth: '2200.00',
    stock: 20,
    about: {
      EN: '10,000 mAh, charges two devices at once.',
      BN: '10,000 mAh, একসঙ্গে দুটি ডিভাইস চার্জ করে।',
    },
  }),
  good('kantha', 8, {
    kind: 'goods',
    title: { EN: 'Nakshi kantha', BN: 'নকশি কাঁথা' },
    points: 60_000,
    worth: '6000.00',
    stock: 5,
    about: {
      EN: 'Sewn by hand in Jamalpur, for a double bed. Each one is different.',
      BN: 'জামালপুরে হাতে সেলাই করা, ডাবল খাটের মাপে। প্রতিটি আলাদা।',
    },
  }),
] as const;
