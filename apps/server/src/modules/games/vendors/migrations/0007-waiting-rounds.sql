-- What waits for a member is read each time that the game is opened.
create index vendors_grant_open on vendors_grant (lane, member_id) where state = 'OPEN';
