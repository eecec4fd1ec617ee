import { useMemo } from 'react';
import type { PathMapping } from '../errors/form-errors.ts';

/** Mounted fields, with their paths in server errors if different. */
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
