import { Icon } from '../../../kit/icon/icon.tsx';
import type { PageView } from '../../../kit/define/page-view.ts';
import { SearchTemplate } from './search-template.tsx';
import { searchField } from './search-styles.ts';

/**
 * The search field; nothing where the search is not built. A form like any other, of which the action makes a combobox as
 * soon as it has the focus. An empty term is not the browser's to refuse: the page of the search says what is missing.
 */
export function SearchForm({ page }: { page: PageView }) {
  const action = page.route('search');
  if (action === undefined) return null;
  return (
    <form
      className={searchField.root}
      role="search"
      action={action}
      data-action="header"
      data-action-on="focusin input submit"
      data-consent={page.tenant.cookies.consent}
    >
      <div className={searchField.layer}>
        <div className={searchField.row}>
          <input
            className={searchField.term}
            id={`${page.nodeId}.term`}
            name={page.words.parameter('q')}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="off"
            inputMode="search"
            enterKeyHint="search"
            aria-label={page.t('header.search.term')}
            placeholder={page.t('header.search.placeholder')}
          />
          <button className={searchField.submit} type="submit" aria-label={page.t('header.search.submit')}>
            <Icon name="search" />
          </button>
        </div>
      </div>
      <SearchTemplate page={page} />
    </form>
  );
}
