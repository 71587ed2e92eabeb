-- Since when the member's account is closed: such a conversation is not kept for longer than what
-- the member wrote elsewhere, whatever the operator set.
alter table chat_conversation add column account_closed_at timestamptz;
create index chat_conversation_account_closed on chat_conversation (account_closed_at)
  where account_closed_at is not null;
