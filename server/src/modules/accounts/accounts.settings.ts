import { defineSettings, present } from '../../platform/config/setting-group.ts';
import { flag, mail, networks, password } from '../../platform/config/setting-kinds.ts';
import { isCommonPassword } from './passwords/common-passwords.ts';

type AccountsConfig = {
  readonly terminalAddresses: readonly string[];
  readonly requireAdminSecondStep: boolean;
  readonly firstAdmin?: { readonly email: string; readonly password: string };
};

declare module '../../platform/config/config.ts' {
  interface Config extends AccountsConfig {}
}

export const accountsSettings = defineSettings(
  {
    /** Networks of the kiosks. Empty means anywhere, which is refused in production. */
    TERMINAL_ADDRESSES: networks.default([]),
    /** If it is not set: on in production, off elsewhere. */
    REQUIRE_ADMIN_SECOND_STEP: flag.optional(),
    ADMIN_EMAIL: mail.optional(),
    ADMIN_PASSWORD: password.optional(),
  },
  {
    requiredInProduction: ['TERMINAL_ADDRESSES'],
    pair: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
    faults: ({ ADMIN_PASSWORD }, { production }) => [
      production && ADMIN_PASSWORD !== undefined && isCommonPassword(ADMIN_PASSWORD)
        ? 'ADMIN_PASSWORD is among the most common passwords: choose another'
        : undefined,
    ],
    toConfig: (s, { production }): AccountsConfig =>
      present({
        terminalAddresses: s.TERMINAL_ADDRESSES,
        requireAdminSecondStep: s.REQUIRE_ADMIN_SECOND_STEP ?? production,
        firstAdmin:
          s.ADMIN_EMAIL && s.ADMIN_PASSWORD
            ? { email: s.ADMIN_EMAIL, password: s.ADMIN_PASSWORD }
            : undefined,
      }),
  },
);
