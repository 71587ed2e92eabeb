-- A support question is a kind of its own: counted in words, so that more of it is kept.
alter table messaging_feedback
  drop constraint messaging_feedback_type_check,
  drop constraint messaging_feedback_content_check,
  add constraint messaging_feedback_type_check check (type in
    ('deposit', 'withdrawal', 'game', 'service', 'application', 'other', 'question')),
  add constraint messaging_feedback_content_check check (char_length(content) between 1 and
    case type when 'question' then 4000 else 140 end);
