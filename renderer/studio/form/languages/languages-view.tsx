import { type ReactNode, useId, useMemo, useState } from 'react';
import type { BlockInfo } from '../../../../schemas/editing/block-info.ts';
import type { Patch } from '../../../../schemas/editing/change.ts';
import { Button } from '../../ui/button.tsx';
import { useText } from '../../text/text-context.ts';
import { wordsAlone } from '../../text/words-alone.ts';
import { type Form, FormContext, useForm } from '../node/form-context.ts';
import { valueAt } from '../../../../schemas/editing/value-at.ts';
import { labelOf } from '../words/label-of.ts';
import { localeLabel } from '../words/locale-label.ts';
import { type NodeText, textsOf } from './texts-of.ts';
import {
  confirmTranslation,
  overlayName,
  translate,
  type Translation,
  translationOf,
} from './translation.ts';

interface LanguagesViewProps {
  nodeId: string;
  block: BlockInfo;
  /** Language of the shop that others fall back to. */
  fallback: string;
  onChange: (patches: readonly Patch[]) => void;
}

/** The texts of a node beside what they are in another language: which are its own, inherited, left out, or out of date. */
export function LanguagesView({ nodeId, block, fallback, onChange }: LanguagesViewProps): ReactNode {
  const form = useForm();
  const text = useText();
  const id = useId();
  const { base, target } = form;
  const others = form.shop.locales.filter((locale) => locale !== base);
  const wanted = target?.[0] === 'i18n' ? others.find((one) => one === overlayLocale(target[1])) : undefined;
  const [locale = base, setLocale] = useState(wanted ?? others[0]);
  const [seen, setSeen] = useState(target);
  if (target !== seen) {
    setSeen(target);
    if (wanted !== undefined) setLocale(wanted);
  }
  const texts = textsOf(block.schema, form.node.props, block.type);
  const outdated = texts.filter(({ path }) =>
    isOutdated(translationOf(form.node, path, locale, fallback)),
  ).length;
  if (texts.length === 0 || others.length === 0)
    return <p className="ui-hint">{text(texts.length === 0 ? 'form.noTexts' : 'form.oneLanguage')}</p>;
  return (
    <div className="form-languages">
      <div className="form-row">
        <label className="ui-label" htmlFor={id}>
          {text('form.language')}
        </label>
        <select
          id={id}
          className="ui-select"
          value={locale}
          onChange={(event) => setLocale(event.target.value)}
        >
          {others.map((one) => (
            <option key={one} value={one}>
              {localeLabel(one, form.language)}
            </option>
          ))}
        </select>
        {outdated > 0 && (
          <span className="ui-badge" data-tone="warning">
            {text('form.counts', { count: outdated })}
          </span>
        )}
      </div>
      <ul>
        {texts.map((one) => (
          <li key={`${locale}/${one.path.join('/')}`}>
            <TranslatedText {...{ nodeId, fallback, locale, onChange }} of={one} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TranslatedTextProps extends Omit<LanguagesViewProps, 'block'> {
  of: NodeText;
  locale: string;
}

function TranslatedText({ nodeId, fallback, locale, of, onChange }: TranslatedTextProps): ReactNode {
  const form = useForm();
  const text = useText();
  const { path, name, shape, isOptional } = of;
  const translation = translationOf(form.node, path, locale, fallback);
  const original = String(valueAt(form.node.props, path));
  const place = ['i18n', overlayName(form.node, locale), 'props', ...path];
  const isLocked = form.lockOf(place) !== undefined;
  const within = useMemo<Form>(
    () => ({
      ...form,
      set: (_path, value) =>
        onChange(translate(nodeId, form.node, path, locale, value === undefined ? undefined : String(value))),
    }),
    [form, nodeId, path, locale, onChange],
  );
  const act = (patches: readonly Patch[]): void => {
    if (patches.length > 0) onChange(patches);
  };
  return (
    <section className="form-translation" aria-label={labelOf(name, form.language).text}>
      <h3>
        {labelOf(name, form.language).text} <StateBadge translation={translation} />
      </h3>
      <div className="form-original" lang={form.base}>
        <span className="ui-hidden">{text('form.original')}: </span>
        {shortWords(original)}
      </div>
      {translation.state === 'other-list' ? (
        <p className="ui-hint">{text('form.ownList')}</p>
      ) : (
        <div lang={locale}>
          <FormContext.Provider value={within}>
            {form.draw({
              ...{ path: place, name, shape, isRequired: false, label: localeLabel(locale, form.language) },
              placeholder: translation.state === 'hides' ? '' : shortWords(translation.text),
            })}
          </FormContext.Provider>
        </div>
      )}
      {translation.state === 'own' && translation.was !== undefined && (
        <p className="form-note">{text('form.wasOriginal', { text: shortWords(translation.was) })}</p>
      )}
      <div className="form-row">
        {isOutdated(translation) && (
          <Button
            disabled={isLocked}
            onClick={() => act(confirmTranslation(nodeId, form.node, path, locale))}
          >
            {text('form.upToDate')}
          </Button>
        )}
        {(translation.state === 'own' || translation.state === 'hides') && (
          <Button
            kind="quiet"
            disabled={isLocked}
            onClick={() => act(translate(nodeId, form.node, path, locale, undefined))}
          >
            {text('form.inherit')}
          </Button>
        )}
        {isOptional && (translation.state === 'own' || translation.state === 'inherited') && (
          <Button
            kind="quiet"
            disabled={isLocked}
            onClick={() => act(translate(nodeId, form.node, path, locale, ''))}
          >
            {text('form.hide')}
          </Button>
        )}
      </div>
    </section>
  );
}

function StateBadge({ translation }: { translation: Translation }): ReactNode {
  const { language, base } = useForm();
  const text = useText();
  if (isOutdated(translation))
    return (
      <span className="ui-badge" data-tone="warning">
        {text('form.outdated')}
      </span>
    );
  if (translation.state === 'hides')
    return <span className="ui-badge">{text('form.hides', { text: shortWords(translation.text) })}</span>;
  if (translation.state === 'inherited')
    return (
      <span className="ui-badge">
        {text('form.inherited', { from: localeLabel(translation.from ?? base, language) })}
      </span>
    );
  return (
    <span className="ui-badge" data-tone="success">
      {text('form.own')}
    </span>
  );
}

function isOutdated(translation: Translation): boolean {
  return translation.state === 'own' && translation.was !== undefined;
}

const longest = 240;

/** The words of a text, cut where it is long. */
function shortWords(html: string): string {
  const words = wordsAlone(html);
  return words.length > longest ? `${words.slice(0, longest)} …` : words;
}

/** The locale that the words of an overlay are for: `fr-CH`, also where it was written `fr_CH`. */
function overlayLocale(name: unknown): string {
  const [language = '', country = ''] = String(name).trim().split(/[-_]/);
  return `${language.toLowerCase()}-${country.toUpperCase()}`;
}
