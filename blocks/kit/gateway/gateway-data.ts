import type { PageView } from '../define/page-view.ts';
import type { GatewaySettings } from './page-gateway-client.ts';

/** Attributes by which an element tells its script how to ask the gateway. */
export function gatewayData({ tenant, locale }: Pick<PageView, 'tenant' | 'locale'>) {
  return {
    'data-gateway': tenant.gatewayPath,
    'data-tenant': tenant.slug,
    'data-locale': locale,
    'data-consent': tenant.cookies.consent,
    'data-login': tenant.cookies.login,
    'data-cc': tenant.cookies.cc,
  };
}

/** What an element with `gatewayData` tells. */
export function gatewaySettingsOf({ dataset }: Pick<HTMLElement, 'dataset'>): GatewaySettings {
  const { gateway, tenant = '', locale = '', consent = '', login, cc } = dataset;
  return { path: gateway, tenant, locale, cookies: { consent, login, cc } };
}
