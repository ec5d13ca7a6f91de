import { type ReactNode, useState } from 'react';
import { useText } from '../text/text-context.ts';
import { Button } from '../ui/button.tsx';
import { type ChosenPicture, LibraryDialog } from './library-dialog.tsx';

interface PicturePickerProps {
  /** Identifier of the picture that is placed now; empty: none. */
  value: string;
  onChoose: (picture: ChosenPicture) => void;
  /** Language or locale of the document, for the alternative text. */
  language?: string;
}

/** A button that opens the library, for a field of a form that holds a picture. */
export function PicturePicker({ value, onChoose, language }: PicturePickerProps): ReactNode {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="picture" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {text(value === '' ? 'assets.choose' : 'assets.chooseOther')}
      </Button>
      {isOpen && (
        <LibraryDialog
          {...{ value, onChoose, ...(language !== undefined && { language }) }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
