import accountMessages from '../../account/messages/de.json' with { type: 'json' };
import basketMessages from '../../basket/messages/de.json' with { type: 'json' };
import formMessages from '../../form/messages/de.json' with { type: 'json' };
import productMessages from '../../product/messages/de.json' with { type: 'json' };
import { testPageView } from '../../testing/page-view.ts';
import { testTenant } from '../../testing/tenant.ts';
import textMessages from '../../text/messages/de.json' with { type: 'json' };
import checkoutMessages from '../messages/de.json' with { type: 'json' };
import type { PageView } from '../../define/page-view.ts';

const paths = {
  checkout: '/kasse',
  'checkout-delivery-change': '/kasse/lieferservice-aendern',
  'checkout-payment': '/kasse/zahlung',
  'checkout-payment-change': '/kasse/zahlung-aendern',
  'checkout-protection-update': '/kasse/ratenschutz-aktualisierung',
  'credit-information': '/kasse/kreditinformation',
  'order-confirmation': '/kasse/auftrag',
  login: '/anmelden',
  registration: '/registrieren',
};

/** A page of ordering with all texts that its steps share, and those of a block. */
export function testCheckoutPage(messages: Record<string, string>): PageView {
  const routes = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, { path }]));
  return testPageView({
    tenant: { routes: { ...testTenant.routes, ...routes } },
    messages: {
      ...{ ...accountMessages, ...basketMessages, ...formMessages, ...productMessages, ...textMessages },
      ...checkoutMessages,
      ...messages,
    },
  });
}
