-- Agents make codes of their own: for members, or for agents below them. What an operator switched
-- off stays off for its agent.
alter table agents_affiliate
  add column account_type smallint not null default 0 check (account_type in (0, 1)),
  add column by_agent boolean not null default false,
  add column held boolean not null default false;
