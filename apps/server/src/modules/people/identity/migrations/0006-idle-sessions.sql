-- Sessions are ended in writing when nobody used them; those that live are few beside those that
-- ended within the month.
create index identity_session_living on identity_session (last_seen_at) where ended_at is null;
