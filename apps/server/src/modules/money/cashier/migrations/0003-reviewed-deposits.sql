-- What was really paid is known before it is credited, and an operator decides what waits: it is
-- credited when nothing forbids it any more, or sent back to whoever paid it.
alter table cashier_deposit add column paid bigint check (paid > 0);
update cashier_deposit d set paid = coalesce(d.credited, (
    select c.amount from cashier_callback c
     where c.deposit_id = d.deposit_id and c.reference = d.reference and c.outcome = 'paid'
     order by c.callback_id limit 1))
 where d.state in ('PAID', 'CREDITED', 'REVIEW');
alter table cashier_deposit drop constraint cashier_deposit_state_check;
alter table cashier_deposit add constraint cashier_deposit_state_check
  check (state in ('PENDING', 'PAID', 'CREDITED', 'EXPIRED', 'FAILED', 'REVIEW', 'RETURNED'));
