import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import type { Theme } from '../../schemas/tenant/theme.ts';
import { appIcons } from './shop-icons.ts';

/** Longest name that phones write below an icon without cutting it. */
const maxShortName = 12;

/** The web app manifest of a shop in one of its languages. Undefined when it does not speak it. */
export function webManifest(tenant: TenantConfig, theme: Theme, locale: string): object | undefined {
  const entry = tenant.locales.find((candidate) => candidate.locale === locale);
  if (!entry) return undefined;
  const start = entry.prefix === '' ? '/' : entry.prefix;
  return {
    name: tenant.name,
    short_name: tenant.name.length <= maxShortName ? tenant.name : tenant.name.split(' ').at(-1),
    lang: locale,
    dir: 'ltr',
    id: start,
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    theme_color: theme.themeColour[0],
    background_color: theme.colours.bg?.[0] ?? '#ffffff',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...appIcons
        .filter(({ inManifest }) => inManifest !== undefined)
        .map(({ path, size, inManifest }) => ({
          src: path,
          type: 'image/png',
          sizes: `${size}x${size}`,
          purpose: inManifest,
        })),
    ],
  };
}
