import type { Language } from '#contract/common.ts';
import type { GateSetting } from '#contract/gates/gates.ts';
import { gateNameOf } from '#kernel/gates/gate-name.ts';
import { inAllLanguages } from '../../platform/words/translated.ts';

type Gates = { readonly gates: readonly GateSetting[] };

/** How to get to a gate; undefined if nothing is set. */
export const directionsTo = ({ gates }: Gates, gate: string | null) => {
  const setting = gates.find((one) => gateNameOf(one) === gate);
  return typeof setting === 'object' && setting.directions ? inAllLanguages(setting.directions) : undefined;
};

const fullStops: Record<Language, string> = { RU: '. ', EN: '. ', CN: '。' };

/** Words that follow a sentence without a full stop and have none at their own end. Empty if nothing is set. */
export const directionsWords = (params: Gates, gate: string | null, language: Language): string => {
  const directions = directionsTo(params, gate)?.[language];
  return directions ? `${fullStops[language]}${directions.replace(/[.。]$/, '')}` : '';
};
