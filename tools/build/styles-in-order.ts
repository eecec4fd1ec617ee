import type { Plugin } from 'vite';

const intoHead = 'document.head.appendChild(link)';
const beforeRoot = "document.body.insertBefore(link, document.getElementById('root'))";

/**
 * A page's own styles stand in its body, after the skeleton (`page-html.ts`). The bundler would put those of a screen
 * that is opened later into the head, and so before them: whatever a screen says otherwise than the widgets it uses
 * would be lost. Here they come in the order in which they are needed.
 */
export const stylesInOrder = (): Plugin => ({
  name: 'oktet-styles-in-order',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code) => {
      if (!code.includes(intoHead)) throw new Error('The bundler adds styles in another way');
      return { code: code.replace(intoHead, beforeRoot), map: null };
    },
  },
});
