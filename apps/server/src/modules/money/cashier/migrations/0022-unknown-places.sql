-- Asked for from a place that was not settled, by a member with nothing to show beside the password.
alter table cashier_withdrawal add column from_unknown boolean not null default false;
