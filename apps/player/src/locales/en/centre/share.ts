export const share = {
  'share.title': 'Invite a friend',
  'share.how':
    'Whoever registers with this link is counted as your guest. Share it only with people who are 18 or older.',
  'share.code': 'QR code of your invitation link',
  'share.copy': 'Copy the link',
  'share.copied': 'The link is copied.',
  'share.hand': 'Share',
  'share.words': 'Games you can check, round by round.',
} as const;
