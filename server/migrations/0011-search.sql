-- A name as it is searched: lower case, without the dots of ё.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(lower(name), 'ё', 'е');

-- Drivers and owners by the beginning of any of their names, and of any two of them. B-trees, because these stop at any
-- row: an inverted index of words reads everything that begins so before its first row comes, half a second for two
-- letters among a million bookings. Collation C, so that beginnings are found in every script and locale.
CREATE INDEX booking_last_name ON booking (name_key(last_name) COLLATE "C", name_key(first_name) COLLATE "C");
CREATE INDEX booking_first_name ON booking (name_key(first_name) COLLATE "C", name_key(patronymic) COLLATE "C");
CREATE INDEX booking_patronymic ON booking (name_key(patronymic) COLLATE "C", name_key(last_name) COLLATE "C");
CREATE INDEX account_last_name ON account (name_key(last_name) COLLATE "C", name_key(first_name) COLLATE "C");
CREATE INDEX account_first_name ON account (name_key(first_name) COLLATE "C", name_key(patronymic) COLLATE "C");
CREATE INDEX account_patronymic ON account (name_key(patronymic) COLLATE "C", name_key(last_name) COLLATE "C");
-- Double names also by their second part.
CREATE INDEX booking_second_name ON booking (name_key(split_part(last_name, '-', 2)) COLLATE "C")
  WHERE split_part(last_name, '-', 2) <> '';
CREATE INDEX account_second_name ON account (name_key(split_part(last_name, '-', 2)) COLLATE "C")
  WHERE split_part(last_name, '-', 2) <> '';

CREATE INDEX account_email_beginning ON account (email_key text_pattern_ops);
