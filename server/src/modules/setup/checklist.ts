import { type Checklist, type FirstStep, firstSteps } from '#contract/setup/setup.ts';
import type { Context, TrxContext } from '../../platform/context/context.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { closeChecklistAt, countFacts, findSetup } from './setup.queries.ts';

const findFacts = async (ctx: Context): Promise<Readonly<Record<FirstStep, boolean>>> => {
  const { site, gates, version } = await getBookingParams(ctx);
  const { colleagues, news, display, kiosk } = await countFacts(ctx.db);
  return {
    PLACE: site.names !== undefined && site.address !== undefined,
    // Version 1 holds the defaults, so nobody has set the hours yet.
    HOURS: version > 1,
    GATES: gates.length > 0,
    MAIL: ctx.config.mail.smtpUrl !== undefined,
    SMS: ctx.config.sms !== undefined,
    COLLEAGUES: Boolean(colleagues),
    NEWS: Boolean(news),
    DISPLAY: Boolean(display),
    KIOSK: Boolean(kiosk),
  };
};

/** A step is done when what it asks for exists, so nobody has to tick it off. */
export const getChecklist = async (ctx: Context): Promise<Checklist> => {
  const setup = await findSetup(ctx.db);
  const facts = await findFacts(ctx);
  return {
    open: setup !== undefined && setup.finished_at !== null && setup.checklist_closed_at === null,
    steps: firstSteps.map((step) => ({ step, done: facts[step] })),
  };
};

export const closeChecklist = async (ctx: TrxContext): Promise<void> => {
  await closeChecklistAt(ctx.db, ctx.clock.now());
};
