-- A self-exclusion no longer ends by itself: limits sets its end when the member asks to come back.
update identity_member set excluded_until = null where excluded_until > now();
