import type { Theme } from '../../../../schemas/tenant/theme.ts';

/** Colours of a mail by what they are for. */
const colourNames = {
  ground: 'surface',
  sheet: 'bg',
  ink: 'ink',
  quiet: 'ink-2',
  line: 'line',
  brand: 'brand',
  'on-brand': 'on-brand',
  link: 'brand-strong',
} as const;

type LetterColour = keyof typeof colourNames;
export type LetterColours = Readonly<Record<LetterColour, string>>;

/** Colours for readers that know no theme of ours. */
const plain: Readonly<Record<LetterColour, readonly [string, string]>> = {
  ground: ['#f4f4f4', '#1c1c1c'],
  sheet: ['#ffffff', '#111111'],
  ink: ['#1a1a1a', '#eeeeee'],
  quiet: ['#4a4a4a', '#bbbbbb'],
  line: ['#dddddd', '#333333'],
  brand: ['#1a1a1a', '#eeeeee'],
  'on-brand': ['#ffffff', '#111111'],
  link: ['#1a1a1a', '#eeeeee'],
};

/** The theme's colours in daylight, or at night. Only plain hexadecimal ones: mail programs know no others. */
export function letterColours(theme: Theme, mode: 'light' | 'dark'): LetterColours {
  const index = mode === 'light' ? 0 : 1;
  const entries = Object.entries(colourNames).map(([name, token]) => {
    const colour = theme.colours[token]?.[index] ?? '';
    const isPlain = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour);
    return [name, isPlain ? colour : plain[name as LetterColour][index]];
  });
  return Object.fromEntries(entries) as LetterColours;
}

/** Rules for programs that read a style sheet: dark colours where the reader wants them; less margin and a wide button on phones. */
export function letterSheet(theme: Theme): string {
  const dark = letterColours(theme, 'dark');
  const rules = [
    ['.l-ground', `background-color:${dark.ground}`],
    ['.l-sheet', `background-color:${dark.sheet};border-color:${dark.brand} ${dark.line} ${dark.line}`],
    ['.l-ink', `color:${dark.ink}`],
    ['.l-quiet', `color:${dark.quiet}`],
    ['.l-line', `border-color:${dark.line}`],
    ['.l-button', `background-color:${dark.brand};color:${dark['on-brand']}`],
    ['.l-link', `color:${dark.link}`],
    ['.l-name', `color:${dark.brand}`],
  ].map(([selector, declarations]) => `${selector}{${declarations?.replaceAll(/(;|$)/g, ' !important$1')}}`);
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `@media (prefers-color-scheme:dark){${rules.join('')}}`,
    '@media (max-width:480px){.l-sheet{padding:24px 20px !important}.l-head,.l-foot{padding-left:20px !important;padding-right:20px !important}',
    '.l-button{display:block !important}}',
  ].join('');
}
