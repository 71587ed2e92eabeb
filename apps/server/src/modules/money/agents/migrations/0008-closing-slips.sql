-- What waits of a contract that ended, where the same two have no other of its kind: bets that changed
-- later, and what its last slip came to below zero. A closing slip has no play of its own. Where it
-- comes to less than nothing, `payable` is below zero: the downline pays it back.
alter table agents_slip
  add column closing boolean not null default false,
  drop constraint agents_slip_payable_check,
  add constraint agents_slip_payable check (payable >= 0 or closing);

create index agents_slip_back on agents_slip (downline_id) where payable < 0;
create index agents_slip_passes on agents_slip (kind, downline_id, starts_at) where owed > 0;
