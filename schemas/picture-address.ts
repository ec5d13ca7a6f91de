/** Widths in which pictures are sent, in pixels. */
export const pictureWidths = [160, 240, 320, 480, 640, 960, 1280, 1600, 2000, 2400] as const;

/** Path of a picture in one width. The revision makes it an address that never changes its content. */
export function pictureAddress({ id, revision }: { id: string; revision: string }, width: number): string {
  return `/bilder/${id}/${width}-${revision}`;
}
