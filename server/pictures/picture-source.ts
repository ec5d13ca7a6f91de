/** What a page needs to know of a picture to place it without a shift of the layout. */
export interface PictureFacts {
  id: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** Changes whenever the picture looks different; part of its address, so that answers are immutable. */
  revision: string;
  /** Colour of its ground as #rrggbb, shown until it has loaded. */
  ground: string;
}

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** The port to pictures by identifier. Drivers: `drawn` (from code), `uploaded` (by editors); both keep on disk what they made. */
export interface PictureSource {
  /** The picture's facts, or undefined when there is no such picture. Answers at once, without drawing. */
  find(id: string): PictureFacts | undefined;
  /** Identifiers of all pictures. */
  ids(): Iterable<string>;
  /** Looks for what other processes may have taken in or changed since; `find` knows it afterwards. */
  learn?: (id: string) => Promise<void>;
  /**
   * The picture, `width` pixels wide, encoded with a quality from 1 to 100. Draws and stores it when it is asked for the
   * first time.
   */
  render(id: string, width: number, format: PictureFormat, quality: number): Promise<Buffer>;
}
