/** The text of a code in the picture, if there is one. */
export type Decode = (picture: HTMLCanvasElement) => Promise<string | undefined>;
