import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { prose } from '../../kit/style/prose-styles.ts';
import { section } from '../../kit/section/section.ts';
import type { ServiceLayer } from '../../../schemas/service-layer.ts';
import type { ServiceLayerProps } from './schema.ts';
import { styles } from './styles.ts';

type Input = ViewInput<ServiceLayerProps, { layer?: ServiceLayer | undefined }, never, never>;

/** A button that opens a layer with the text of the bucket; without that text the layer says so. (2.160, 8.026) */
export function view({ props: { label }, data: { layer }, page }: Input) {
  const titleId = `${page.nodeId}.title`;
  return (
    <div className={classNames(section.inner, styles.root)}>
      <button
        type="button"
        className={classNames(button.root, button.secondary, styles.opener)}
        aria-haspopup="dialog"
        data-action="service-layer"
      >
        <Icon name="info" />
        {label}
      </button>
      <dialog className={styles.layer} aria-labelledby={titleId}>
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 className={classNames(section.title, styles.title)} id={titleId}>
              {layer?.title ?? label}
            </h2>
            <form method="dialog">
              <button className={styles.close} aria-label={page.t('service-layer.close')}>
                <Icon name="close" />
              </button>
            </form>
          </div>
          {layer ? (
            <Text layer={layer} page={page} />
          ) : (
            <p className={styles.failed}>{page.t('service-layer.failed')}</p>
          )}
        </div>
      </dialog>
    </div>
  );
}

function Text({ layer: { html, more }, page }: { layer: ServiceLayer; page: PageView }) {
  return (
    <>
      {html.trim() === '' ? (
        <p className={styles.failed}>{page.t('service-layer.failed')}</p>
      ) : (
        <div className={classNames(prose.root, styles.text)} dangerouslySetInnerHTML={{ __html: html }} />
      )}
      {more && (
        <p className={styles.more}>
          <LinkView link={more} page={page} className={section.more} otherwise="bare-words">
            {more.label}
          </LinkView>
        </p>
      )}
    </>
  );
}
