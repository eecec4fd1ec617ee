import { mount } from '../lib/mount.tsx';
import { applyAddressChoices } from './address-choices.ts';
import { Gallery } from './gallery.tsx';
import { loadShownSections } from './sections.ts';

applyAddressChoices();
void loadShownSections().then((first) => mount(<Gallery first={first} />));
