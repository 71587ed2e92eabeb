export const share = {
  'share.title': 'Invite a friend',
  'share.how':
    'Anyone who registers with this link counts as your guest. Share it only with people who are 18 or older.',
  'share.code': 'QR code of your invitation link',
  'share.copy': 'Copy the link',
  'share.copied': 'Link copied.',
  'share.hand': 'Share',
  'share.words': 'Games you can check, round by round.',
} as const;
