import { KioskSignInPage } from '../../features/accounts/sign-in/kiosk-sign-in-page.tsx';
import { KioskPage } from '../../features/board-kiosk/kiosk-page.tsx';
import { useIsKiosk } from '../../lib/session/kiosk-session.ts';
import { SimpleFrame } from '../simple-frame.tsx';

export const KioskRoute = () =>
  useIsKiosk() ? (
    <KioskPage />
  ) : (
    <SimpleFrame>
      <KioskSignInPage />
    </SimpleFrame>
  );
