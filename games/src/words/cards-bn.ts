import type { CardWords } from './cards-en.ts';

export const cardsBn: CardWords = {
  cardName: '{suit} {rank}',
  cardHidden: 'উল্টো করে রাখা একটি তাস',
  suit0: 'ইস্কাপনের',
  suit1: 'হরতনের',
  suit2: 'রুইতনের',
  suit3: 'চিড়িতনের',
  rank0: 'টেক্কা',
  rank1: 'দুই',
  rank2: 'তিন',
  rank3: 'চার',
  rank4: 'পাঁচ',
  rank5: 'ছয়',
  rank6: 'সাত',
  rank7: 'আট',
  rank8: 'নয়',
  rank9: 'দশ',
  rank10: 'গোলাম',
  rank11: 'বিবি',
  rank12: 'সাহেব',
};
