import type { frame as en } from '../../en/lottery/frame.ts';

export const frame: Readonly<Record<keyof typeof en, string>> = {
  'lottery.closes-in': 'বাজি বন্ধ হতে বাকি {time}',
  'lottery.prizes': 'ড্রয়ের পুরস্কার',
  'lottery.more-prizes': 'আরও {more}টি',
  'lottery.said-dice': 'ছক্কা: {numbers}',
  'lottery.said-race': 'যে ক্রমে গাড়ি পৌঁছেছে: {numbers}',
  'lottery.said-marks': '{numbers}; বিশেষ নম্বর {special}',
};
