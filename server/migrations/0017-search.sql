-- A name as it is searched: lower case, without the dots of ё, its words apart; family and first name also in one word,
-- as Chinese names are written.
CREATE FUNCTION name_text(last_name text, first_name text, patronymic text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ' ' || translate(lower(last_name || first_name || ' ' || last_name || ' ' || first_name || ' ' ||
    coalesce(patronymic, '')), 'ё-.''’', 'е    ') || ' ';
-- Words of an array, not of a text: what a word is must not depend on the locale of the database.
CREATE FUNCTION name_words(last_name text, first_name text, patronymic text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(array_remove(string_to_array(name_text(last_name, first_name, patronymic), ' '), ''));

-- Drivers and owners by the beginning of any word of their name.
CREATE INDEX booking_driver ON booking USING gin (name_words(last_name, first_name, patronymic))
  WITH (fastupdate = off);
CREATE INDEX account_name ON account USING gin (name_words(last_name, first_name, patronymic));
CREATE INDEX account_email_beginning ON account (email_key text_pattern_ops);
