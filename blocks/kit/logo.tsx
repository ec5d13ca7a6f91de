import type { PageView } from './page-view.ts';
import { hidden } from './visually-hidden.ts';
import { logoStyles } from './logo-styles.ts';

/** The shop's mark, a linden leaf, with its name as the link to the home page. On the narrowest phones less of it is seen than read. */
export function Logo({ page, label }: { page: PageView; label: string }) {
  const words = page.tenant.name.split(' ');
  const last = words.pop();
  return (
    <a className={logoStyles.root} href={page.route('home') ?? '/'}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path
          className={logoStyles.leaf}
          d="M16 30.5C6.2 25.2 2.7 18.3 3.9 11.2 5 4.9 9.8 1.8 13.2 4.9c1.3 1.2 2.2 2.7 2.8 4.3.6-1.6 1.5-3.1 2.8-4.3C22.2 1.8 27 4.9 28.1 11.2 29.3 18.3 25.8 25.2 16 30.5Z"
        />
        <path className={logoStyles.veins} d="M16 10.5v20M10.2 12.3 16 16.7l5.8-4.4M8.9 18.3l7.1 5 7.1-5" />
      </svg>
      <span className={hidden.root}>{label}</span>
      <span aria-hidden="true">
        {words.length > 0 && <span className={logoStyles.first}>{`${words.join(' ')} `}</span>}
        <b>{last}</b>
      </span>
    </a>
  );
}
