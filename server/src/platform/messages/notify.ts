import type { TrxContext } from '../context.ts';
import type { Notice } from './define-message.ts';
import { renderMessage } from './render-message.ts';
import { sendMessage } from './send-message.ts';

/** Tells a person something, in their language, if and only if the transaction commits. */
export const notify = (ctx: TrxContext, notice: Notice, messageId?: string): Promise<void> =>
  sendMessage(ctx, renderMessage(ctx, notice), messageId);
