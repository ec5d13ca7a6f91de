import { shopMark } from '../../../schemas/tenant/shop-mark.ts';
import type { PageView } from '../define/page-view.ts';
import { hidden } from '../style/visually-hidden.ts';
import { logoStyles } from './logo-styles.ts';

/** The shop's mark, a linden leaf, with its name as the link to the home page. On the narrowest phones less of it is seen than read. */
export function Logo({ page, label }: { page: PageView; label: string }) {
  const words = page.tenant.name.split(' ');
  const last = words.pop();
  return (
    <a className={logoStyles.root} href={page.route('home') ?? '/'}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path className={logoStyles.leaf} d={shopMark.outline} />
        <path className={logoStyles.veins} d={shopMark.veins} />
      </svg>
      <span className={hidden.root}>{label}</span>
      <span aria-hidden="true">
        {words.length > 0 && <span className={logoStyles.first}>{`${words.join(' ')} `}</span>}
        <b>{last}</b>
      </span>
    </a>
  );
}
