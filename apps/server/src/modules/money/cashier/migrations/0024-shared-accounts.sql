-- The same account in other signs, and at another method, is the same account.
create function cashier_plain_account(account text) returns text
language sql immutable parallel safe
return upper(regexp_replace(account, '[^[:alnum:]]', '', 'g'));

create index cashier_payee_plain on cashier_payee (cashier_plain_account(account), member_id);
create index cashier_payee_member on cashier_payee (member_id);
