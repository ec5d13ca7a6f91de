import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { SectionHead } from '../../kit/section/section-head.tsx';
import { section } from '../../kit/section/section.ts';
import { fileSize } from './file-size.ts';
import { languageName } from '../../kit/text/language-name.ts';
import type { Download, DownloadListProps } from './schema.ts';
import { styles } from './styles.ts';

export function view({ props, page }: ViewInput<DownloadListProps, object, never, never>) {
  const { headline, intro, files } = props;
  return (
    <section id={page.nodeId} className={section.root}>
      <div className={section.inner}>
        <SectionHead headline={headline} more={undefined} page={page} />
        {intro && <p className={styles.intro}>{intro}</p>}
        <ul className={styles.list}>
          {files.map((file, index) => (
            <li key={index} className={styles.file}>
              <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 4v11M7 10.500l5 5 5-5M5 20h14" />
              </svg>
              <div>
                {/* Kind and size belong to the link, so that nobody fetches 40 MB unwarned. */}
                <LinkView link={file} page={page} className={styles.title}>
                  {file.title} <span className={styles.facts}>{factsOf(file, page)}</span>
                </LinkView>
                {file.text && <p className={styles.text}>{file.text}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function factsOf({ type, bytes, language }: Download, page: PageView): string {
  const facts = [
    type === 'jpg' || type === 'png'
      ? page.t('download-list.picture', { type: type.toUpperCase() })
      : type.toUpperCase(),
  ];
  if (bytes !== undefined) facts.push(fileSize(bytes, page));
  if (language !== undefined && language !== page.language) facts.push(languageName(language, page.locale));
  return facts.join(', ');
}
