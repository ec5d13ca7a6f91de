import { Icon } from '../../kit/icon.tsx';
import type { PageView } from '../../kit/page-view.ts';
import { styles } from './styles.ts';

/** The search field; nothing where the search is not built. */
export function SearchForm({ page }: { page: PageView }) {
  const action = page.route('search');
  if (action === undefined) return null;
  return (
    <form className={styles.search} role="search" action={action}>
      <input
        className={styles.term}
        type="search"
        name="q"
        required
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={page.t('header.search.term')}
        placeholder={page.t('header.search.placeholder')}
      />
      <button className={styles.submit} type="submit" aria-label={page.t('header.search.submit')}>
        <Icon name="search" />
      </button>
    </form>
  );
}
