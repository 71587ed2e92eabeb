-- What a member brought in and took out, added up from these alone whenever a withdrawal is looked at.
create index cashier_deposit_credited on cashier_deposit (member_id) include (credited, created_at)
  where state = 'CREDITED';
create index cashier_withdrawal_out on cashier_withdrawal (member_id) include (state, amount, received)
  where confirm_by is not null and state <> 'REFUNDED';
