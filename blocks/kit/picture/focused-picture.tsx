import type { Picture } from '../../../schemas/picture.ts';
import { classNames } from '../style/class-names.ts';
import type { PageView } from '../define/page-view.ts';
import { PictureView } from './picture-view.tsx';

interface FocusedPictureProps {
  picture: Picture;
  page: PageView;
  /** Width at which it is shown, as for `<img sizes>`. */
  sizes: string;
  /** Class of the picture itself: how it fills its place. */
  className: string;
  /** Class of a box around it, which is left out together with a picture that does not exist. */
  frame?: string;
  isFirst?: boolean;
  maxWidth?: number;
}

/**
 * A picture that is cropped around the point which the editor chose; nothing at all when it does not exist. The point is
 * a rule of the node: the block must say `makesRules`.
 */
export function FocusedPicture({
  picture,
  page,
  sizes,
  className,
  frame,
  isFirst = false,
  maxWidth = 2400,
}: FocusedPictureProps) {
  if (!page.picture(picture.src)) return null;
  const focus = picture.focus && page.rule({ objectPosition: `${picture.focus.x}% ${picture.focus.y}%` });
  const image = (
    <PictureView
      picture={picture}
      page={page}
      sizes={sizes}
      maxWidth={maxWidth}
      className={classNames(className, focus)}
      isFirst={isFirst}
    />
  );
  return frame === undefined ? image : <div className={frame}>{image}</div>;
}
