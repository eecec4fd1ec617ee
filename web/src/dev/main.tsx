import { mount } from '../lib/mount.tsx';
import { applyAddressChoices } from './address-choices.ts';
import { Gallery } from './gallery.tsx';

applyAddressChoices();
void mount(<Gallery />);
