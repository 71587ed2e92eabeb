-- What came in and went out on some days, found without reading every step there is.
create index cashier_deposit_step_credited on cashier_deposit_step (at) 
  where state in ('CREDITED', 'REVERSED');
create index cashier_withdrawal_step_paid on cashier_withdrawal_step (at)
  where state in ('PAID', 'REFUNDED', 'RECEIVED_PARTIAL');
create index cashier_adjustment_at on cashier_adjustment (at);
