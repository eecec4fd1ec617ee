import type { Context } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/wire-instant.ts';

type Zoned = Pick<Context, 'config'>;

/** The day it is at the checkpoint, whatever zone this machine or the caller is in. */
export const dayAt = (ctx: Zoned, at: Temporal.Instant): Temporal.PlainDate =>
  at.toZonedDateTimeISO(ctx.config.timeZone).toPlainDate();

export const today = (ctx: Zoned & Pick<Context, 'clock'>): Temporal.PlainDate => dayAt(ctx, ctx.clock.now());

/** On the wire an instant carries the checkpoint's own offset. */
export const wireInstant = (ctx: Zoned, at: Temporal.Instant): string =>
  toWireInstant(at, ctx.config.timeZone);
