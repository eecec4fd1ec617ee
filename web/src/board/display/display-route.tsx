import { useSession } from '../../lib/session/session.ts';
import { SignInFrame } from '../sign-in-frame.tsx';
import { DisplayFrame } from './display-frame.tsx';

export const DisplayRoute = () => (useSession().credential ? <DisplayFrame /> : <SignInFrame />);
