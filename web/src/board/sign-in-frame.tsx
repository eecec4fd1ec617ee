import { SignInPage } from '../features/console/sign-in-page.tsx';
import { SimpleFrame } from './simple-frame.tsx';

export const SignInFrame = () => (
  <SimpleFrame>
    <SignInPage />
  </SimpleFrame>
);
