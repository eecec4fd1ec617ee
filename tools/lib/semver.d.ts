/** Types for the only function of the package that we use, because it brings none. */
declare module 'semver' {
  export const satisfies: (
    version: string,
    range: string,
    options?: { includePrerelease?: boolean },
  ) => boolean;
}
