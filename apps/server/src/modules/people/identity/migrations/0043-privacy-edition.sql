-- The edition of the privacy notice that a member was shown at registration, beside the terms.
alter table identity_member add column privacy_version text;
