export const inbox = {
  'inbox.inbox': 'Inbox',
  'inbox.notices': 'Notices',
  'inbox.feedback': 'Feedback',
  'inbox.none': 'No messages yet',
  'inbox.unread': '{count, plural, =0 {Nothing new} one {# new message} other {# new messages}}',
  'inbox.read-all': 'Mark all as read',
  'inbox.delete': 'Delete',
  'inbox.deleted': 'The message was deleted.',
  'inbox.undo': 'Undo',
} as const;
