export { DrawPage } from '../../features/draws/draw-page.tsx';
export { DrawsPage } from '../../features/draws/draws-page.tsx';
