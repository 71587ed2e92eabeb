-- The picture that the member chose; null: the one the house drew for the account.
alter table identity_member add column avatar text;
