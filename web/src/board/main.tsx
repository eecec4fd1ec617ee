import { mount } from '../lib/mount.tsx';
import { startSession } from '../lib/session/session.ts';
import { BoardApp } from './board-app.tsx';

startSession('board');
void mount(<BoardApp />);
