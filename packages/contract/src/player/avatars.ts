/** Pictures of the house that a member may choose. */
export const AVATARS = [
  'lotus-night',
  'kalka-plum',
  'fish-green',
  'sun-madder',
  'boat-river',
  'needle-slate',
  'lotus-cream',
  'kalka-sky',
  'fish-rose',
  'sun-turmeric',
  'boat-leaf',
  'needle-lilac',
] as const;
export type AvatarCode = (typeof AVATARS)[number];

/** Or the one the house drew for the account, or the initials of the nickname. */
export const AVATAR_CHOICES = ['house', 'initials', ...AVATARS] as const;
export type AvatarChoice = (typeof AVATAR_CHOICES)[number];
