export type ChallengeKind = 'none' | 'image' | 'work';

/** What the caller sent: the text of an image or a question, a solved proof of work. */
export type ChallengeAnswers = {
  readonly captcha?: string | undefined;
  readonly geetest?: string | undefined;
};
