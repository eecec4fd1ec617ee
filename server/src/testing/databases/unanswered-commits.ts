/**
 * Makes commits of bookings wait for a standby that does not exist, so they are committed but never answered.
 * The first statement sets the session's own commits to local, because it would learn of the new settings only
 * later.
 */
export const answerCommitsNever = [
  `SET synchronous_commit = 'local'`,
  `ALTER SYSTEM SET synchronous_commit = 'local'`,
  `ALTER SYSTEM SET synchronous_standby_names = 'nobody'`,
  'SELECT pg_reload_conf()',
  `CREATE FUNCTION await_copy() RETURNS trigger LANGUAGE plpgsql AS
     $$BEGIN PERFORM set_config('synchronous_commit', 'on', true); RETURN NEW; END$$`,
  'CREATE TRIGGER await_copy BEFORE INSERT ON booking FOR EACH ROW EXECUTE FUNCTION await_copy()',
];

export const answerCommits = [
  'DROP FUNCTION await_copy CASCADE',
  'ALTER SYSTEM RESET ALL',
  'SELECT pg_reload_conf()',
];
