-- Riders get columns; the functions of this room are in functions/ from now on.
drop function fairness_take;
