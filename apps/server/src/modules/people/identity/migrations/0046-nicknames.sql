-- A username is read in one form of its letters; nicknames from before may hold others, such as the Kelvin sign.
update identity_member set nickname = normalize(nickname, nfkc) where nickname is not nfkc normalized;
