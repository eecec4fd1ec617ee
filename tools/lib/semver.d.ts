/** The only function of the package that we use; it brings no types. */
declare module 'semver' {
  export const satisfies: (
    version: string,
    range: string,
    options?: { includePrerelease?: boolean },
  ) => boolean;
}
