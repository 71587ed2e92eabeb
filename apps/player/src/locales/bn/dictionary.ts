import type { dictionary as en } from '../en/dictionary.ts';

export const dictionary: Readonly<Record<keyof typeof en, string>> = {
  hot_sport: 'জনপ্রিয় খেলা',
  featured_matches: 'বাছাই ম্যাচ',
  leagua: 'লিগ',
  match: 'ম্যাচ',
  hot_time: 'জমজমাট সময়',
  sports_bet: 'খেলায় বাজি',
  more_history: 'আরও ইতিহাস',
  max_prom: 'সবচেয়ে বড় অফার',
  lead_board: 'শীর্ষ তালিকা',
  winners: 'বিজয়ীরা',
  send_sms: 'কোড পাঠান',
  sms_code: 'বার্তার কোড',
  not_member: 'এখনো সদস্য নন?',
  register_here: 'এখানে নিবন্ধন করুন',
  create_account: 'অ্যাকাউন্ট খুলুন',
  error_zalo: 'জালো খোলা গেল না। আবার চেষ্টা করুন বা অন্য উপায় বেছে নিন।',
  error_whatsapp: 'হোয়াটসঅ্যাপ খোলা গেল না। আবার চেষ্টা করুন বা অন্য উপায় বেছে নিন।',
  header_aff_text: 'অংশীদার হোন',
};
