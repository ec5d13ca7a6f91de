import { LRUCache } from 'lru-cache';
import type { PictureFacts, PictureSource } from './picture-source.ts';

/** Bytes of pictures as most browsers get them. */
export interface PictureWeights {
  /** Measured where the picture was sent since the start, else about what it will be; 0: there is no such picture. */
  bytes(id: string, width: number): number;
}

/** Bytes of a pixel as AVIF, on average over the shop's pictures. */
const bytesPerPixel = 0.1;
/** Pictures in a width of which the bytes are held. */
const maxKnown = 20_000;

/** The same pictures; what each of them weighs is noted as it goes out. */
export function weighPictures(pictures: PictureSource): PictureSource & PictureWeights {
  const known = new LRUCache<string, number>({ max: maxKnown });
  const nameOf = (id: string, width: number): string => `${id} ${pictures.find(id)?.revision} ${width}`;
  return {
    find: (id) => pictures.find(id),
    ids: () => pictures.ids(),
    learn: async (id) => pictures.learn?.(id),
    async render(id, width, format, quality) {
      const picture = await pictures.render(id, width, format, quality);
      if (format === 'avif') known.set(nameOf(id, width), picture.length);
      return picture;
    },
    bytes(id, width) {
      const facts = pictures.find(id);
      if (!facts) return 0;
      return known.get(nameOf(id, width)) ?? likelyBytes(facts, width);
    },
  };
}

/** About what a picture weighs in a width. */
export function likelyBytes(facts: Pick<PictureFacts, 'width' | 'height'>, width: number): number {
  return Math.round(((width * width * facts.height) / facts.width) * bytesPerPixel);
}
