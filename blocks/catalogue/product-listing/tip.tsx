import type { ReactElement } from 'react';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { PictureView } from '../../kit/picture/picture-view.tsx';
import type { ListingTip } from './schema.ts';
import { styles } from './styles.ts';

/** Advice in the place of a product. */
export function tipView({ picture, title, text, link }: ListingTip, page: PageView): ReactElement {
  return (
    <li key="tip" className={styles.tip}>
      {picture && (
        <PictureView
          picture={picture}
          page={page}
          sizes="(min-width:900px) 48vw,46vw"
          maxWidth={640}
          className={styles.tipPicture}
        />
      )}
      <div className={styles.tipText}>
        <strong>{title}</strong>
        {text !== '' && <p>{text}</p>}
        <LinkView link={link} page={page} className={styles.tipLink} otherwise="bare-words">
          {link.label}
        </LinkView>
      </div>
    </li>
  );
}
