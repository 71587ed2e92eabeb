import type { wheels as en } from '../en/wheels.ts';

export const wheels: Readonly<Record<keyof typeof en, string>> = {
  'campaigns.tab-wheels': 'চাকা',
  'wheels.wheel': 'ভাগ্যের চাকা',
  'wheels.none': 'কোনো চাকা নেই। “ভাগ্যের চাকা” উপলক্ষের ক্যাম্পেইন থেকে চাকা হয়।',
  'wheels.state': 'অবস্থা',
  'wheels.state-SOON': 'পরে শুরু হবে',
  'wheels.state-OPEN': 'চলছে',
  'wheels.state-SPENT': 'বাজেট শেষ',
  'wheels.state-ENDED': 'শেষ',
  'wheels.campaign': 'ক্যাম্পেইন',
  'wheels.ends': 'শেষ',
  'wheels.no-end': 'শেষ নেই',
  'wheels.spins': 'স্পিন',
  'wheels.given': 'দেওয়া হয়েছে',
  'wheels.expected': 'ঘোষিত',
  'wheels.expected-hint':
    'ঘোষিত মানে তালিকা অনুযায়ী এতগুলো স্পিনে গড়ে যত দেওয়ার কথা। অনেক স্পিন হলে দুটি কাছাকাছি আসে।',
  'wheels.budget': 'বাজেট',
  'wheels.segments': 'চালু সংস্করণের ঘর',
  'wheels.chance': 'সম্ভাবনা',
  'wheels.hits': 'কতবার থেমেছে',
  'wheels.hits-expected': 'কতবার থামার কথা',
  'wheels.list': 'শেষ স্পিন',
  'wheels.list-none': 'এখনো কেউ ঘোরাননি।',
  'wheels.member': 'সদস্য',
  'wheels.at': 'সময়',
  'campaigns.trigger-wheel': 'ভাগ্যের চাকা',
  'campaigns.trigger-wheel-words':
    'সদস্য চাকা ঘোরান, যার প্রতিটি ঘরের সম্ভাবনা দেখানো থাকে; দিনে কতবার তা সীমায় লেখা থাকে। ফল আসে সদস্যের নিজের সিড থেকে।',
  'campaigns.segments': 'ঘর',
  'campaigns.segments-hint':
    'চাকায় যে ক্রমে থাকবে; ০ মানে কিছু পাওয়া যায় না। সব ওজনের মধ্যে ঘরের ওজন যত, সম্ভাবনা তত; সদস্যরা তা দেখেন। পুরস্কারের নির্দিষ্ট অঙ্ক হবে সবচেয়ে বড়টি।',
  'campaigns.segment-weight': 'ওজন',
  'campaigns.misfit-wheel-limits': 'চাকার জন্য দিনে কয়বার তা লিখুন; জায়গার সংখ্যা খালি রাখুন।',
};
