-- A code to this verified contact is asked for at log-in from an unknown place; null where the
-- member did not choose that. It stays with the kind when the number or address changes.
alter table identity_contact add column factor_since timestamptz;

-- The contact whose code was the first proof of this log-in: it is not the second as well.
alter table identity_half_login add column proven text check (proven in ('sms', 'mail'));

alter table identity_code drop constraint identity_code_purpose_check;
alter table identity_code add constraint identity_code_purpose_check
  check (purpose in ('login', 'register', 'recover', 'contact', 'step-up', 'second-step'));
