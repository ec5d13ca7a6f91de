import type { ViewInput } from '../../kit/define/define-block.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { sealName } from '../../kit/text/seal-name.ts';
import { SectionHead } from '../../kit/section/section-head.tsx';
import { section } from '../../kit/section/section.ts';
import type { TrustSealsProps } from './schema.ts';
import { styles } from './styles.ts';

type Seal = PageView['tenant']['seals'][number];

const icons: Record<Seal['kind'], IconName> = { association: 'shield', quality: 'check', shopping: 'lock' };

/** The seals that the shop carries, each with what it stands for; nothing for a shop without one. */
export function view({ props, page }: ViewInput<TrustSealsProps, object, never, never>) {
  const { seals } = page.tenant;
  if (seals.length === 0) return null;
  return (
    <section
      id={page.nodeId}
      className={`${section.root} ${section.inner}`}
      aria-label={props.headline ? undefined : page.t('trust-seals.label')}
    >
      <SectionHead headline={props.headline} more={undefined} page={page} />
      <ul className={styles.list}>
        {seals.map((seal) => {
          const { id, kind } = seal;
          const proof = props.proofs.find((each) => each.seal === id) ?? {};
          return (
            <li key={id} className={styles.seal}>
              <Icon name={icons[kind]} />
              <span className={styles.words}>
                <LinkView link={proof} page={page} className={styles.name}>
                  {sealName(seal, page)}
                </LinkView>
                <span className={styles.kind}>{page.t(`trust-seals.${kind}`)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
