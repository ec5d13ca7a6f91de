import { z } from 'zod';

/** Name of the keyword by which the planner finds addresses that it must check. */
export const hrefKeyword = 'x-href';

/** Name of the keyword by which the planner finds links, to tell editors of those that lead nowhere. */
export const linkKeyword = 'x-link';

/** Name of the keyword by which the planner finds routes, to tell editors of those that do not exist. */
export const routeKeyword = 'x-route';

/** A route of the tenant's table, by its name. */
const routeName = z
  .string()
  .max(64)
  .regex(/^[a-z][a-z0-9-]*$/)
  .meta({ [routeKeyword]: true });

/**
 * An address that an editor typed; a route may be one, as `route:category?path=damen/mode`. The planner removes one that could
 * run code or leave the shop unseen.
 */
export const href = z
  .string()
  .trim()
  .min(1)
  .max(2047)
  .meta({ [hrefKeyword]: true });

/** Parameters of a route by their names; those that its path has no place for become the address's query. */
export const routeParameters = z.record(
  z
    .string()
    .max(64)
    .regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/),
  z.string().min(1).max(512),
);
export type RouteParameters = z.output<typeof routeParameters>;

/**
 * Where a link leads: an address, or a route by its name and parameters. The shop's own links are best made by route, so that
 * they move with the tenant's route table.
 */
export const linkTarget = {
  href: href.optional(),
  route: routeName.optional(),
  params: routeParameters.optional(),
};

/**
 * A link as an editor writes it: a path of the shop, a route by its name, or an https, mailto or tel address. One without a
 * target that may be placed keeps its words.
 */
export const link = z
  .strictObject({ label: z.string().trim().min(1).max(120), ...linkTarget })
  .meta({ [linkKeyword]: true });
export type Link = z.infer<typeof link>;
export type LinkTarget = Pick<Link, 'href' | 'route' | 'params'>;
