/** Of React what components ask for that are drawn once, as text: nothing is to be kept, nothing follows. */
export const useRef = <T>(current: T): { current: T } => ({ current });
export const useLayoutEffect = (): void => undefined;
