import type { PictureSource } from './picture-source.ts';

/** Two sources as one: what `isUploaded` names is found in the first alone, all else in the second alone. */
export function joinPictures(
  isUploaded: (id: string) => boolean,
  uploaded: PictureSource,
  drawn: PictureSource,
): PictureSource {
  const sourceOf = (id: string): PictureSource => (isUploaded(id) ? uploaded : drawn);
  return {
    find: (id) => sourceOf(id).find(id),
    *ids() {
      yield* uploaded.ids();
      yield* drawn.ids();
    },
    learn: async (id) => sourceOf(id).learn?.(id),
    render: (id, ...how) => sourceOf(id).render(id, ...how),
  };
}
