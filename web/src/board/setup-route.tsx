import { openSession } from '../features/accounts/sign-in/open-session.ts';
import { SetupPage } from '../features/board-setup/setup-page.tsx';
import { SimpleFrame } from './simple-frame.tsx';

export const SetupRoute = () => (
  <SimpleFrame>
    <SetupPage onSignedIn={openSession} />
  </SimpleFrame>
);
