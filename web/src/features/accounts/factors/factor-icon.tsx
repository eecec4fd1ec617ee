import type { FactorKind } from '#contract/accounts/factors.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import tile from '../../../ui/icons/icon-tile.module.css';

const paths: Readonly<Record<FactorKind, string>> = {
  PASSKEY: 'M8 15.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M12.3 12.4 21 12.5v4M17.5 12.5V16M8 11v.01',
  TOTP: 'M7 3h10v18H7zM11 18h2M10 8h.01M14 8h.01M10 12h.01M14 12h.01',
};

export const FactorIcon = ({ kind }: { readonly kind: FactorKind }) => (
  <Icon className={tile.tile} size={36} path={paths[kind]} />
);
