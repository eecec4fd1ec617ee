/**
 * Commits of bookings wait for a standby that does not exist: committed, but never answered. The session that asks
 * for it hears of the new settings late, so it waits for nobody from the beginning.
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
