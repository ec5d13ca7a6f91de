import { createContext } from 'react';

/** Opens the library of pictures, and hands over what was chosen in it; absent where there is none to open. */
export const PictureChooser = createContext<((take: (src: string) => void) => void) | undefined>(undefined);
