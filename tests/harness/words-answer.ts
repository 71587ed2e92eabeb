/** The names of the digits, and the words by which a question asks for them backwards. */
const READ = {
  EN: { names: 'zero one two three four five six seven eight nine', back: 'last to first' },
  BN: { names: 'শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়', back: 'উল্টো' },
} as const;

/** Answers a challenge in words as a person who reads it would. */
export function wordsAnswer(question: string, language: 'EN' | 'BN'): string {
  const { names, back } = READ[language];
  const digits = question
    .slice(question.indexOf(': ') + 2)
    .replace(/[.।]/, '')
    .split(', ')
    .map((name) => names.split(' ').indexOf(name.trim()));
  return (question.includes(back) ? digits.toReversed() : digits).join('');
}
