import type { ReactNode } from 'react';
import type { Asset, AssetChange } from '../../../schemas/editing/asset.ts';
import { useTools } from '../api/studio-tools.ts';
import { useText } from '../text/text-context.ts';
import { languagesOf } from './languages-of.ts';

interface AltFieldsProps {
  asset: Asset;
  isLocked: boolean;
  onEdit: (change: AssetChange) => void;
}

/** What is to be seen, in each language of the shop, for those who do not see it; or that it is decorative. */
export function AltFields({ asset, isLocked, onEdit }: AltFieldsProps): ReactNode {
  const text = useText();
  const { page } = useTools();
  const names = new Intl.DisplayNames([page.language], { type: 'language' });
  return (
    <fieldset className="assets-alts" disabled={isLocked}>
      <legend className="ui-label">{text('assets.alt')}</legend>
      <p className="ui-hint">{text('assets.altHint')}</p>
      {!asset.isDecorative &&
        languagesOf(page.shop).map((language) => (
          <label key={language} className="ui-field">
            <span>
              {names.of(language)}
              {!asset.alts[language] && <span className="ui-fault"> {text('assets.altMissing')}</span>}
            </span>
            <textarea
              className="ui-area"
              rows={2}
              lang={language}
              maxLength={300}
              value={asset.alts[language] ?? ''}
              onChange={({ target }) => onEdit({ alts: { ...asset.alts, [language]: target.value } })}
            />
          </label>
        ))}
      <label className="assets-check">
        <input
          type="checkbox"
          checked={asset.isDecorative}
          onChange={({ target }) => onEdit({ isDecorative: target.checked })}
        />
        {text('assets.decorative')}
      </label>
    </fieldset>
  );
}
