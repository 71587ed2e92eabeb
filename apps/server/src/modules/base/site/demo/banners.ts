import type { BannerDoc, ResourceDoc } from '@nokshi/contract/content.ts';

type Shown = Pick<BannerDoc, 'url' | 'alt' | 'linkageType' | 'linkage'>;

const banner = (groupName: string, position: number, shown: Shown) => {
  const always = { languages: ['EN', 'BN'], from: null, until: null } as const;
  return { id: `${groupName}-${position}`, doc: { groupName, position, ...always, ...shown } };
};

const KANTHA: Shown = {
  url: '/art/banner-1.svg',
  alt: {
    EN: 'Kantha chest: five reels of hand-stitched patterns',
    BN: 'কাঁথার সিন্দুক: পাঁচ রিলে হাতে বোনা নকশা',
  },
  linkageType: 'game',
  linkage: 'kantha-lines',
};
const RIVER: Shown = {
  url: '/art/banner-2.svg',
  alt: {
    EN: 'Tidal river: 243 ways across five reels',
    BN: 'জোয়ারের নদী: পাঁচ রিলে 243টি পথ',
  },
  linkageType: 'game',
  linkage: 'river-ways',
};
const FAIR: Shown = {
  url: '/art/banner-3.svg',
  alt: {
    EN: 'Every round can be checked: see how the proof works',
    BN: 'প্রতিটি রাউন্ড যাচাই করা যায়: প্রমাণটি কীভাবে কাজ করে দেখুন',
  },
  linkageType: 'route',
  linkage: '/help#fairness',
};
const DRAWS: Shown = {
  url: '/art/banner-4.svg',
  alt: {
    EN: 'Our own draws: nobody can steer them, us included',
    BN: 'আমাদের ড্রয়ের ফল কেউ ঠিক করতে পারে না, আমরাও না',
  },
  linkageType: 'route',
  linkage: '/elott?how=1',
};
const CHECK: Shown = {
  url: '/art/banner-5.svg',
  alt: {
    EN: 'Check each of our draws yourself, in your browser',
    BN: 'আমাদের প্রতিটি ড্র নিজের ব্রাউজারেই যাচাই করুন',
  },
  linkageType: 'route',
  linkage: '/verify',
};

const SHOP: Shown = {
  url: '/art/banner-6.svg',
  alt: {
    EN: 'Points from your play: exchange them here, they never expire',
    BN: 'খেলে জমা পয়েন্ট এখানে কাজে লাগান, মেয়াদ কখনো শেষ হয় না',
  },
  linkageType: null,
  linkage: null,
};

export const DEMO_BANNERS = [
  banner('w_home', 1, KANTHA),
  banner('w_home', 2, RIVER),
  banner('w_home', 3, FAIR),
  banner('w_rng', 1, RIVER),
  banner('w_rng', 2, KANTHA),
  ...['w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports'].flatMap((group) => [
    banner(group, 1, KANTHA),
    banner(group, 2, FAIR),
  ]),
  banner('w_lott', 1, DRAWS),
  banner('w_lott', 2, CHECK),
  banner('w_shop', 1, SHOP),
  ...['w_promotion', 'w_help', 'w_down', 'w_login', 'w_reg'].map((group) => banner(group, 1, FAIR)),
];

const resource = (resourceType: ResourceDoc['resourceType'], url: string) => ({
  id: `${resourceType}-1`,
  doc: { resourceType, position: 1, url, name: 'Nokshi', qrCodeUrl: null },
});

/** The app is the web app: its install guides are on the download page. */
export const DEMO_RESOURCES = [
  resource('LOGOLINK', '/'),
  resource('IOS', '/down#ios'),
  resource('Android', '/down#android'),
  resource('LIVECHAT', '/help#contact'),
];
