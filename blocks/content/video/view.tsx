import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { PictureView } from '../../kit/picture/picture-view.tsx';
import { prose } from '../../kit/style/prose-styles.ts';
import { SectionHead } from '../../kit/section/section-head.tsx';
import { section } from '../../kit/section/section.ts';
import { hostName, videoPage } from './player-address.ts';
import type { VideoProps } from './schema.ts';
import { styles } from './styles.ts';

/** A video behind a picture of our own: nothing is asked of its host before the visitor wants it. (2.157) */
export function view({ props, page }: ViewInput<VideoProps, object, never, never>) {
  const { title, showTitle, poster, caption, transcript } = props;
  return (
    <section id={page.nodeId} className={section.root} aria-label={showTitle ? undefined : title}>
      <div className={section.inner}>
        <SectionHead headline={showTitle ? title : undefined} more={undefined} page={page} />
        <figure className={styles.figure}>
          <div className={styles.box} data-action-start="video" data-cookie={page.tenant.cookies.consent}>
            {poster && (
              <PictureView
                picture={poster}
                page={page}
                sizes="(min-width:1100px) 1024px,92vw"
                maxWidth={2000}
                className={styles.poster}
                isFirst={page.isFirstPicture}
              />
            )}
            <Cover props={props} page={page} />
          </div>
          {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
        {transcript && (
          <details className={styles.transcript}>
            <summary>{page.t('video.transcript')}</summary>
            <div className={prose.root} dangerouslySetInnerHTML={{ __html: transcript }} />
          </details>
        )}
      </div>
    </section>
  );
}

/** Who will learn of it, and the button; without JavaScript the button leads to the video at its host. */
function Cover({ props: { title, source, seconds }, page }: { props: VideoProps; page: PageView }) {
  const host = hostName(source);
  const privacy = page.route('privacy');
  return (
    <div className={styles.cover}>
      <a
        className={classNames(button.root, button.primary, styles.play)}
        href={videoPage(source)}
        rel="noopener noreferrer"
        aria-label={page.t('video.playTitle', { title })}
        data-action="video"
        data-host={source.host}
        data-id={source.id}
        data-title={title}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 4.500v15l13-7.500z" />
        </svg>
        {page.t('video.play')}
        {seconds !== undefined && ` (${lengthText(seconds)})`}
      </a>
      <p className={styles.notice}>
        {page.t('video.notice', { host })}{' '}
        {privacy !== undefined && (
          <a className={styles.privacy} href={privacy}>
            {page.t('video.privacy')}
          </a>
        )}
      </p>
      <p className={styles.refused} role="status">
        {page.t('video.refused', { host })}
      </p>
    </div>
  );
}

/** `2:05`, or `1:02:05`. */
function lengthText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
