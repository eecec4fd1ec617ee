import { BoardSignInPage } from '../features/accounts/sign-in/board-sign-in-page.tsx';
import { SimpleFrame } from './simple-frame.tsx';

export const SignInFrame = () => (
  <SimpleFrame>
    <BoardSignInPage />
  </SimpleFrame>
);
