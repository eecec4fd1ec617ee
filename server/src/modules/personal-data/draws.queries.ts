import { sql } from 'kysely';
import type { Trx } from '../../platform/db/transact.ts';

/**
 * Withdraws applications that still wait for their draw. The others keep a row without a person until the draw
 * is forgotten, because the published order must have no gap.
 */
export const forgetApplicationsOf = async (
  trx: Trx,
  accountId: string,
  now: Temporal.Instant,
): Promise<void> => {
  // Locks the draws, so that this happens either before or after a freeze reads its list.
  await sql`
    SELECT FROM draw WHERE day IN (SELECT day FROM draw_application WHERE account_id = ${accountId})
    ORDER BY day FOR KEY SHARE`.execute(trx);
  await sql`
    UPDATE draw_application SET withdrawn_at = coalesce(withdrawn_at, ${now}::timestamptz), confirmation_id = NULL
    FROM draw WHERE draw.day = draw_application.day AND draw.state = 'OPEN' AND account_id = ${accountId}`.execute(
    trx,
  );
  await sql`
    UPDATE draw_application SET plate = '', plate_key = ref, model = '', first_name = '', last_name = '',
      patronymic = NULL, email = NULL, phone = NULL, salt = ''
    WHERE account_id = ${accountId}`.execute(trx);
};
