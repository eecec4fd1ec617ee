import { mount } from '../lib/mount.tsx';
import { startSession } from '../lib/session/session.ts';
import { DriverApp } from './driver-app.tsx';

startSession('driver');
void mount(<DriverApp />);
