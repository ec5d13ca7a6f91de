import type { NodeIndex } from '../../../schemas/editing/node-index.ts';
import type { StudioLanguage } from '../../../schemas/editing/studio-language.ts';
import type { ViewAs } from '../../../schemas/editing/view-as.ts';
import { isJsonObject } from '../../../schemas/json.ts';
import { devices, visitorKinds, type When, whenSchema } from '../../../schemas/page.ts';
import type { Translate } from '../../i18n/translator.ts';
import { localeLabel } from '../form/words/locale-label.ts';
import { experimentsOf } from './experiments.ts';
import { frameWidths } from './frame-widths.ts';
import { viewWords } from './view-words.ts';

/** One way in which a page can be looked at. */
export interface PageVariant {
  label: string;
  view: ViewAs;
  /** CSS pixels. */
  width: number;
  /** The document, where it is another one: the page in another language. */
  document?: string;
}

/** Variants that differ in one thing. */
export interface VariantGroup {
  name: string;
  label: string;
  variants: readonly PageVariant[];
}

interface VariantsOptions {
  index: NodeIndex;
  /** How the page is looked at now: all else of it stays. */
  view: ViewAs;
  width: number;
  now: number;
  /** Languages of the page: its own first, then those of which it has texts, or which are documents of their own. */
  languages: readonly { locale: string; document?: string }[];
  text: Translate;
  language: StudioLanguage;
  timeZone: string;
}

/** Moments that are shown at most, the next ones. */
const mostMoments = 6;

/** All variants that a page has, in groups of at least two: by widths, and by whatever its blocks make a difference of. */
export function pageVariants(options: VariantsOptions): VariantGroup[] {
  const { index, view, width, now, languages, text, language, timeZone } = options;
  const { at: _at, ...anyTime } = view;
  const { locale: _locale, ...anyLanguage } = view;
  const conditions = [...index.values()].flatMap(({ node }) => {
    const read = whenSchema.safeParse(node.when);
    return read.success ? [read.data] : [];
  });
  const has = (name: keyof When): boolean => conditions.some((when) => when[name] !== undefined);
  const seen = (part: ViewAs, label: string): PageVariant => ({ label, width, view: { ...view, ...part } });
  const moments = momentsAfter(now, conditions);
  const groups: VariantGroup[] = [
    {
      ...{ name: 'widths', label: text('view.width') },
      variants: frameWidths
        .filter((wide) => wide !== 'free')
        .map((wide) => ({ label: text(`view.width.${wide}`), view, width: Number(wide) })),
    },
    {
      ...{ name: 'languages', label: text('view.locale') },
      variants: languages.map(({ locale, document }) =>
        document === undefined
          ? seen({ locale }, localeLabel(locale, language))
          : { ...seen({}, localeLabel(locale, language)), document, view: anyLanguage },
      ),
    },
    {
      ...{ name: 'visitors', label: text('view.visitor') },
      variants: has('visitor')
        ? visitorKinds.map((visitor) => seen({ visitor }, text(`view.visitor.${visitor}`)))
        : [],
    },
    {
      ...{ name: 'devices', label: text('view.device') },
      variants: has('device') ? devices.map((device) => seen({ device }, text(`view.device.${device}`))) : [],
    },
    {
      ...{ name: 'moments', label: text('view.at') },
      variants: [
        { label: text('view.any'), width, view: anyTime },
        ...moments.map((at) => seen({ at }, viewWords({ at }, text, language, timeZone).join(''))),
      ],
    },
    ...experimentsOf(index).map(({ id, variants }) => {
      const { [id]: _, ...others } = view.variants ?? {};
      return {
        ...{ name: `experiment ${id}`, label: text('view.experiment', { name: id }) },
        variants: [
          seen({ variants: others }, text('variants.none')),
          ...variants.map((variant) => seen({ variants: { ...others, [id]: variant } }, variant)),
        ],
      };
    }),
  ];
  return groups.filter(({ variants }) => variants.length > 1);
}

/** When conditions begin or end to hold, the next ones. */
function momentsAfter(now: number, conditions: readonly When[]): number[] {
  const all = conditions.flatMap(({ from, to }) => [from, to]).map((moment) => Date.parse(moment ?? ''));
  return [...new Set(all.filter((moment) => moment > now))].toSorted((a, b) => a - b).slice(0, mostMoments);
}

/** Locales of the shop for which blocks of a page have texts of their own: `fr` counts for each `fr-…`. */
export function localesWithTexts(index: NodeIndex, locales: readonly string[]): string[] {
  const named = [...index.values()].flatMap(({ node }) =>
    isJsonObject(node.i18n) ? Object.keys(node.i18n) : [],
  );
  return locales.filter((locale) => named.includes(locale) || named.includes(locale.slice(0, 2)));
}
