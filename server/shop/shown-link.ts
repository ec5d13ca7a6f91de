import { z } from 'zod';
import { type Link, link } from '../../schemas/link.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { linksOf } from '../pages/links-of.ts';

/** A link as calls give it: a path of the shop with its locale's prefix, or an https, mailto or tel address. */
export const shownLink = z.object({ label: link.shape.label, href: z.string() });
type ShownLink = z.output<typeof shownLink>;

/** A link of the content, for who does not know the shop's routes. Undefined: it leads nowhere in this build. */
export function shownLinkOf(
  tenant: TenantConfig,
  locale: string,
  { label, ...target }: Link,
): ShownLink | undefined {
  const placed = linksOf(tenant, locale).link(target);
  return placed && { label, href: placed.href };
}
