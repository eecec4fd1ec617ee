/** Returns the text of the code in the picture, if there is one. */
export type Decode = (picture: HTMLCanvasElement) => Promise<string | undefined>;
