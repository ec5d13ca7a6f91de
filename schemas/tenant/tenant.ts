import { z } from 'zod';
import { accountRules } from '../account/account-rules.ts';
import { voucherCampaigns } from '../basket/voucher-campaign.ts';
import { localeName, pagePath } from '../content-names.ts';
import { gatewayPathShape } from '../gateway/gateway-path.ts';
import { routeParameters } from '../link.ts';
import { MAX_AMOUNT } from '../money/cents.ts';
import { instalmentTerms } from '../money/instalment-terms.ts';
import { timeZoneName } from '../time-zone.ts';
import { checkoutRules } from './checkout-rules.ts';
import { addressWordsShape } from './address-words-shape.ts';
import { creditLaw, localeTerms } from './locale-terms.ts';
import { pageBudget } from './page-budget.ts';
import { promotionCampaign } from './promotion-campaign.ts';
import { pictureId } from '../picture.ts';

const slug = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);
const routeName = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** A route pattern: fixed segments, `:name` segments (also two in one: `:slug-:sku`) and a last `*name`. */
const routePattern = z
  .string()
  .max(256)
  .regex(
    /^\/([a-z0-9:_-]+(\/[a-z0-9:_-]+)*(\/\*[a-z]+)?\/?|\*[a-z]+)?$/,
    'write a route as /kasse/zahlung or /p/:slug-:sku',
  );

/** A route of the shop: its path per locale, and the page document that draws it. */
const route = z.strictObject({
  /** Path without locale prefix; per locale where they differ. */
  path: z.union([routePattern, z.record(localeName, routePattern)]),
  /** Page document that draws it (`/_/…`, never reachable itself); absent: the path's own document. */
  page: pagePath.optional(),
});

/**
 * Where a redirect leads that moves with the route table. It holds below the prefix of each locale and leads to the route
 * there; with `locale`, for the path without a prefix alone, and to that locale.
 */
const redirectRoute = z.strictObject({
  route: routeName,
  params: routeParameters.optional(),
  locale: localeName.optional(),
});

const featureNames = [
  'chat-bot',
  'country-layer',
  'eco-delivery',
  'loyalty',
  'premium',
  'rating-button',
] as const;

const shippingCost = z.int().min(0).max(MAX_AMOUNT);

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Everything that makes one shop of this software: a tenant's own file `tenants/<slug>/tenant.json`. */
export const tenantSchema = z.strictObject({
  slug,
  name: z.string().min(1),
  /** First part of the host name in development (`at.localhost`); production hosts come from TENANT_HOSTS. */
  host: slug,
  defaultLocale: localeName,
  /** Every locale with the prefix of its pages; the default locale has none. */
  locales: z
    .array(
      z.strictObject({
        locale: localeName,
        prefix: z
          .string()
          .regex(/^\/[a-z]{2}$/)
          .or(z.literal('')),
        currency: z.enum(['EUR', 'CHF']),
        country: z.string().regex(/^[A-Z]{2}$/),
        /** What the language is called where one is chosen: `Français`. */
        label: z.string().min(1).max(40),
        /** Free shipping from this value of goods, in cents of the currency. */
        freeShippingFrom: z.int().min(0),
        /** What sending costs below that value, in cents: all parcels of an order, and all that a forwarder brings. */
        shipping: z.strictObject({ parcel: shippingCost, freight: shippingCost }),
        /** Days from receipt in which goods may be sent back; absent: the law’s 14. */
        returnDays: z.int().min(14).max(365).optional(),
        /** Numbers that invoices and mails there name beside the seller, as they are written (`CHE-123.456.789 MWST`); absent: the company's. */
        sellerNumbers: z.array(z.string().min(1).max(60)).min(1).max(4).optional(),
        /** What else is promised there, for texts to name. */
        terms: localeTerms.optional(),
        /** What the law of the country says of credit, by which the start measures the shop’s instalments. */
        credit: creditLaw.optional(),
        /** The harmonised notice of the legal guarantee, which shops in the EU show since 27 September 2026; absent: none. */
        guaranteeNotice: z
          .strictObject({
            /** The notice as the EU draws it for the country; absent: it is said in words. */
            picture: pictureId.optional(),
            /** The EU’s page about the guarantee, to which the notice leads. */
            link: z.url({ protocol: /^https$/ }),
          })
          .optional(),
      }),
    )
    .min(1),
  languageFallback: z.literal('de'),
  timeZone: timeZoneName,
  clientId: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  /** Whether navigation and product slices are loaded in their cut form. */
  slicedLoad: z.boolean(),
  content: z.strictObject({
    exact: z.array(pagePath),
    prefixes: z.array(pagePath),
  }),
  routes: z.record(routeName, route),
  /** Routes whose pages say that the shop does not offer them: nothing leads there. */
  unsupported: z.array(routeName).optional(),
  /** What parameters and places of pages are called in addresses; absent: as the code calls them. */
  addressWords: addressWordsShape.optional(),
  /** Old or foreign paths → one permanent redirect. */
  redirects: z.record(pagePath, z.union([z.string(), redirectRoute])),
  company: z.strictObject({
    legalName: z.string().min(1),
    street: z.string().min(1),
    postalCode: z.string().min(1),
    city: z.string().min(1),
    country: z.string().regex(/^[A-Z]{2}$/),
    email: z.email(),
    phone: z.string().min(3),
    registerNumber: z.string(),
    registerCourt: z.string(),
    vatId: z.string(),
    /** Where customers pay what they pay later; absent: papers name no account. */
    iban: z
      .string()
      .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'write an account number without spaces')
      .optional(),
    profiles: z.array(z.url({ protocol: /^https$/ })),
    openingHours: z.array(
      z.strictObject({
        days: z.array(z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])).min(1),
        opens: clock,
        closes: clock,
      }),
    ),
  }),
  image: z.strictObject({ optimise: z.boolean(), quality: z.int().min(1).max(100) }),
  /** What the shop offers; absent: not. */
  features: z.partialRecord(z.enum(featureNames), z.boolean()),
  /** Reviews that one page brings; absent: 20. Whether they can be written is the feature `rating-button`. */
  ratings: z.strictObject({ pagingCount: z.int().min(1).max(100) }).optional(),
  seals: z.array(
    z.strictObject({
      id: slug,
      /** A text, or one per locale where it is not a name. */
      name: z.union([z.string().min(1), z.record(localeName, z.string().min(1))]),
      kind: z.enum(['association', 'quality', 'shopping']),
    }),
  ),
  experiments: z.array(
    z.strictObject({
      id: z.string().min(1).max(64),
      side: z.enum(['server', 'client']),
      /** Shares in percent; what is missing to 100 gets the control variant. */
      variants: z
        .array(z.strictObject({ name: z.string().min(1).max(64), share: z.int().min(0).max(100) }))
        .min(1),
    }),
  ),
  /** What is asked of customers who register, and how they log in; absent: as is usual. */
  accounts: accountRules.optional(),
  /** Vouchers that baskets take; absent: none. */
  vouchers: voucherCampaigns.optional(),
  /** Campaigns that content tells of and that take no code; absent: none. */
  promotions: z.array(promotionCampaign).max(50).optional(),
  /** What who writes to the shop may send along; absent: nothing is said of it. */
  uploads: z.strictObject({ pictures: z.int().min(1), megabytes: z.int().min(1) }).optional(),
  /** Days for which the newsletter can be paused, to be chosen from. */
  newsletterPauses: z.array(z.int().min(1)).min(1).optional(),
  /** Where the shop’s pages ask the gateway; absent: `/api/gateway/`. */
  gatewayPath: gatewayPathShape.optional(),
  /** What pages may weigh; absent: as is usual. */
  pageBudget: pageBudget.optional(),
  /** Milliseconds within which equal requests of the browser are made once. */
  dedupeMs: z.int().min(0),
  /** Terms for paying in instalments; absent or null: there are none, and the calculator is not drawn. */
  instalments: instalmentTerms.nullish(),
  /** What is decided about ordering: means of payment, sending, numbers; absent: nothing can be ordered. */
  checkout: checkoutRules.optional(),
  /** Names of cookies: consent, visitor id, login state (absent: `login`), cc (absent: `cc`). */
  cookies: z.strictObject({
    consent: z.string().min(1),
    visitor: z.string().min(1),
    login: z.string().min(1).optional(),
    cc: z.string().min(1).optional(),
  }),
});

export type TenantConfig = z.infer<typeof tenantSchema>;
