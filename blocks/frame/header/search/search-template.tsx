import { Icon } from '../../../kit/icon/icon.tsx';
import type { PageView } from '../../../kit/define/page-view.ts';
import { hidden } from '../../../kit/style/visually-hidden.ts';
import { searchPanel } from './search-panel-styles.ts';

const groups = ['terms', 'categories', 'products'] as const;

/** What an energy arrow says, with places that the script fills. */
function energyText(page: PageView): string {
  return page.t('energy.text', { class: '{class}', from: '{from}', to: '{to}' });
}

/** What the action puts below the field: places with their words, filled when there is something to show. */
export function SearchTemplate({ page }: { page: PageView }) {
  const id = `${page.nodeId}.suggestions`;
  return (
    <template>
      <button
        className={searchPanel.classes.leave}
        type="button"
        aria-label={page.t('header.search.close')}
        data-part="leave"
      >
        <Icon name="close" />
      </button>
      <p
        className={searchPanel.classes.refusal}
        id={`${page.nodeId}.refusal`}
        role="alert"
        data-part="refusal"
        data-text={page.t('header.search.empty')}
      />
      <p className={hidden.root} role="status" data-part="status" />
      <div className={searchPanel.classes.root} data-part="panel" hidden>
        <div id={id} role="listbox" aria-label={page.t('header.search.suggestions')} data-part="suggestions">
          {groups.map((group) => (
            <div
              key={group}
              role="group"
              aria-labelledby={`${id}-${group}`}
              data-part={group}
              data-energy={group === 'products' ? energyText(page) : undefined}
            >
              <div className={searchPanel.classes.title} id={`${id}-${group}`}>
                {page.t(`header.search.${group}`)}
              </div>
            </div>
          ))}
        </div>
        <div data-part="history" data-remove={page.t('header.history.remove', { term: '%s' })}>
          <div className={searchPanel.classes.title} aria-hidden="true">
            {page.t('header.history')}
          </div>
          <div
            id={`${page.nodeId}.past`}
            role="grid"
            aria-label={page.t('header.history')}
            data-part="past"
            data-removed={page.t('header.history.removed', { term: '%s' })}
            data-empty={page.t('header.history.empty')}
          >
            <div role="row" data-part="clear">
              <div role="gridcell">
                <button type="button" tabIndex={-1}>
                  {page.t('header.history.clear')}
                </button>
              </div>
            </div>
          </div>
        </div>
      </div>
    </template>
  );
}
