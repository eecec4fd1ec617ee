import { mount } from '../lib/mount.tsx';
import { startSession } from '../lib/session/session.ts';
import { DriverApp } from './driver-app.tsx';
import { driverRouter } from './driver-router.ts';

startSession('driver');
void mount(<DriverApp />, () => driverRouter.load());
