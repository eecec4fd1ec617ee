export type Page = {
  /** Below it every address is this page, unless a longer one is in the list. */
  readonly path: string;
  /** Of web/skeletons: what is seen before the code runs, or used already. */
  readonly skeleton: string;
  /** The modules of web/src that its route loads, beside those of the application itself. */
  readonly modules?: readonly string[];
  /** What `GET /bootstrap` is asked for while the code loads. */
  readonly screen?: 'booking' | 'lk';
  /** Of web/src: draws in the skeleton's place what that answer says, with nothing of the application's code. */
  readonly draft?: string;
};

/** Pages of the driver's application that are prepared for what their visitors come for. */
export const driverPages: readonly Page[] = [
  { path: '/user/login', skeleton: 'login' },
  {
    path: '/user/registration',
    skeleton: 'form',
    modules: ['features/accounts/registration/registration-page.tsx'],
  },
  {
    path: '/user/recovery',
    skeleton: 'form',
    modules: ['features/accounts/recovery/recovery-page.tsx'],
  },
  {
    path: '/booking',
    skeleton: 'booking',
    modules: ['driver/pages/booking-screen.ts', 'ui/fields/dropdown-field.tsx'],
    screen: 'booking',
    draft: 'driver/draft/draw-draft.tsx',
  },
  { path: '/lk', skeleton: 'account', modules: ['driver/pages/account-screen.ts'], screen: 'lk' },
  {
    path: '/info',
    skeleton: 'text',
    modules: ['features/info/info-frame.tsx', 'features/info/info-pages.tsx'],
  },
  { path: '/pass', skeleton: 'form', modules: ['features/booking/pass/pass-page.tsx'] },
];
