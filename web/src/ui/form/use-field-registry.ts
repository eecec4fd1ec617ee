import { useMemo } from 'react';
import type { PathMapping } from '../errors/form-errors.ts';

/** The fields on the screen, and where the server reports their errors when it calls them otherwise. */
export const useFieldRegistry = () =>
  useMemo(() => {
    const serverPaths = new Map<string, string | undefined>();
    return {
      registerField: (name: string, serverPath?: string) => {
        serverPaths.set(name, serverPath);
        return () => {
          serverPaths.delete(name);
        };
      },
      names: (): ReadonlySet<string> => new Set(serverPaths.keys()),
      mapping: (): PathMapping =>
        Object.fromEntries(
          [...serverPaths].flatMap(([name, path]) => (path === undefined ? [] : [[path, name]])),
        ),
    };
  }, []);
