-- Riders get columns; the functions of this room are in functions/ from now on.
drop function limits_guard, limits_return, limits_refuse, limits_over, limits_instant, limits_decimal;
