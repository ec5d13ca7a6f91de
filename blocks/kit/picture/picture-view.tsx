import type { Picture } from '../../../schemas/picture.ts';
import { pictureAddress, pictureWidths } from '../../../schemas/picture-address.ts';
import type { PageView } from '../define/page-view.ts';
import { pictureStyles } from './picture-styles.ts';

interface PictureViewProps {
  picture: Picture;
  page: PageView;
  /** Width at which it is shown, as for `<img sizes>`. */
  sizes: string;
  className?: string;
  /** True for the largest picture of the first view: loaded at once and announced in the head. */
  isFirst?: boolean;
  /** Greatest width worth sending, in pixels. */
  maxWidth?: number;
}

/** A picture in all widths, with its dimensions, so that nothing moves when it arrives; nothing at all when it does not exist. */
export function PictureView({
  picture,
  page,
  sizes,
  className,
  isFirst = false,
  maxWidth = 2400,
}: PictureViewProps) {
  const facts = page.picture(picture.src);
  if (!facts) return null;
  const widths = pictureWidths.filter((width) => width <= Math.min(maxWidth, facts.width));
  const address = (width: number): string =>
    pictureAddress({ id: picture.src, revision: facts.revision }, width);
  const srcSet = widths.map((width) => `${address(width)} ${width}w`).join(', ');
  if (isFirst) page.preloadPicture({ srcSet, sizes });
  return (
    <img
      className={className ?? pictureStyles.root}
      src={address(widths[Math.min(3, widths.length - 1)] ?? facts.width)}
      srcSet={srcSet}
      sizes={sizes}
      width={facts.width}
      height={facts.height}
      alt={picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? 'sync' : 'async'}
    />
  );
}
