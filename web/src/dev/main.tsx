import { mount } from '../lib/mount.tsx';

void mount(null);
