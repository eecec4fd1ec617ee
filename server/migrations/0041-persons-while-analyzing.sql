-- ANALYZE and VACUUM evaluate the index of events that name people without a search_path, where the functions that this one
-- calls by their plain names would not be found.
ALTER FUNCTION without_person(jsonb) SET search_path FROM CURRENT;
