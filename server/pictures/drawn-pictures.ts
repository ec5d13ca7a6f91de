import { nextTurn } from '../concurrency/next-turn.ts';
import { createKeptPictures } from './kept-pictures.ts';
import { rasterise as rasteriseWithSharp, type Rasterise } from './rasterise.ts';
import { drawHere, type PictureDrawing } from './picture-drawing.ts';
import type { LibraryPicture, PictureLibrary } from './picture-library.ts';
import type { PictureFacts, PictureSource } from './picture-source.ts';

export interface DrawnPicturesOptions<Recipe = unknown> {
  /** Which pictures there are, and what draws them. */
  library: PictureLibrary<Recipe>;
  /** Folder for finished pictures; made when it is not there. */
  cacheDir: string;
  /** How many pictures are drawn at a time. */
  concurrency?: number;
  log: { warn(facts: object, message: string): void };
  rasterise?: Rasterise;
  /** Where pictures are drawn. Default: in this thread. */
  drawing?: PictureDrawing<Recipe>;
}

export interface DrawnPictures extends PictureSource {
  /** Finds all pictures once, a little at a time, so that no page has to wait for the first look at its pictures. */
  prepare(): Promise<void>;
  /** Ends what draws. */
  close(): void;
}

/**
 * Pictures that are drawn from recipes when they are first asked for, and kept on disk by revision, width, quality and
 * format.
 * `render` rejects for an unknown identifier, when the drawing fails, and when too many are waiting to be drawn.
 */
export function createDrawnPictures<Recipe>({
  library,
  cacheDir,
  concurrency = 2,
  log,
  rasterise = rasteriseWithSharp,
  drawing = drawHere(library),
}: DrawnPicturesOptions<Recipe>): DrawnPictures {
  const byId = new Map(library.pictures.map((picture) => [picture.id, picture]));
  const known = new Map<string, PictureFacts>();
  const kept = createKeptPictures({ cacheDir, concurrency, log });

  const learn = ({ id, width, height, ground }: LibraryPicture<Recipe>, revision: string): PictureFacts => {
    const facts = { id, width, height, revision, ground };
    known.set(id, facts);
    return facts;
  };

  // Before `prepare` has come to a picture: the revision follows from the markup, which takes milliseconds.
  const find = (id: string): PictureFacts | undefined => {
    const picture = byId.get(id);
    return known.get(id) ?? (picture && learn(picture, library.revisionOf(picture.recipe)));
  };

  return {
    find,
    ids: () => byId.keys(),
    async prepare() {
      for (const picture of library.pictures) {
        if (!known.has(picture.id)) learn(picture, await drawing.revision(picture.recipe));
        await nextTurn();
      }
    },
    close: () => drawing.close(),
    async render(id, width, format, quality) {
      const picture = byId.get(id);
      const facts = find(id);
      if (picture === undefined || facts === undefined) throw new Error(`There is no picture "${id}"`);
      // Beyond the original there is nothing to see, only bytes to send.
      const size = Math.max(1, Math.min(Math.round(width), facts.width));
      const name = `${facts.revision}/${id}-${size}-q${quality}.${format}`;
      return kept(name, size, async () =>
        rasterise(await drawing.svg(picture.recipe, size), format, quality),
      );
    },
  };
}
