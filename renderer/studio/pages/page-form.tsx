import { type ReactNode, useRef } from 'react';
import type { ValuePath } from '../../../schemas/editing/change.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import { longestTitle } from '../../../schemas/page.ts';
import { pathKey } from '../form/node/path-key.ts';
import { useTarget } from '../form/node/use-target.ts';
import { useText } from '../text/text-context.ts';
import type { PageField } from './page-fields.ts';

interface PageFormProps {
  /** The document's `page`. */
  page: JsonObject;
  /** What is wrong with a field, in words. */
  problemsOf: (field: PageField) => readonly string[];
  /** The field that is to be looked at: `['page', 'title']`. */
  target: Readonly<ValuePath> | undefined;
  isReadOnly: boolean;
  /** Without a value the field goes. */
  onChange: (field: PageField, value: string | undefined) => void;
}

/** What a page says about itself: title and description for search engines, and whether these may show it. */
export function PageForm({ page, problemsOf, target, isReadOnly, onChange }: PageFormProps): ReactNode {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  useTarget(root, target);
  const wordsIn = (field: PageField): string => {
    const { [field]: value } = page;
    return typeof value === 'string' ? value : '';
  };
  const shared = (field: PageField): JsonObject => ({
    'data-path': pathKey(['page', field]),
    disabled: isReadOnly,
  });
  const below = (field: PageField): ReactNode =>
    problemsOf(field).map((problem) => (
      <span key={problem} className="ui-hint">
        {problem}
      </span>
    ));
  return (
    <div ref={root} className="pages-form">
      <label className="ui-field">
        <span className="ui-label">{text('page.title')}</span>
        <input
          {...shared('title')}
          className="ui-input"
          value={wordsIn('title')}
          maxLength={longestTitle}
          onChange={(event) => onChange('title', event.target.value)}
        />
        <span className="ui-hint">{text('page.titleHint', { count: wordsIn('title').length })}</span>
        {below('title')}
      </label>
      <label className="ui-field">
        <span className="ui-label">{text('page.description')}</span>
        <textarea
          {...shared('description')}
          className="ui-input"
          rows={4}
          value={wordsIn('description')}
          maxLength={500}
          onChange={(event) => onChange('description', event.target.value || undefined)}
        />
        <span className="ui-hint">
          {text('page.descriptionHint', { count: wordsIn('description').length })}
        </span>
        {below('description')}
      </label>
      <label>
        <input
          {...shared('robots')}
          type="checkbox"
          checked={!/noindex|none/.test(wordsIn('robots'))}
          onChange={(event) => onChange('robots', event.target.checked ? undefined : 'noindex,follow')}
        />{' '}
        {text('page.robots')}
      </label>
      {below('robots')}
    </div>
  );
}
