import type { Finding } from '../../schemas/issue.ts';
import { askIfMeant } from '../../schemas/writing/ask-if-meant.ts';

/** The pictures that there are. */
export interface KnownPictures {
  hasPicture: (id: string) => boolean;
  /** Identifiers of all of them; absent: nobody knows them. */
  pictureIds?: (() => Iterable<string>) | undefined;
}

/** What is told of a picture that there is not. */
export function pictureUnknown(
  id: string,
  pointer: string,
  { pictureIds }: Pick<KnownPictures, 'pictureIds'>,
): Finding {
  return {
    code: 'picture-unknown',
    severity: 'warning',
    pointer,
    message: `There is no picture named "${id.slice(0, 64)}".`,
    hint: askIfMeant(id, pictureIds?.() ?? [], 'Choose a picture from the library.'),
  };
}
