-- How many quick draws in a row a member has bet on with this one, and since when: of the first own
-- bet on a draw alone. Null for what a chase placed.
alter table lottery_bet add column in_a_row int, add column row_began_at timestamptz;
