import { z } from 'zod';

/** What pages weigh in, as shoppers download it. */
export const weightKinds = ['html', 'css', 'script', 'pictures'] as const;
export type WeightKind = (typeof weightKinds)[number];

const kilobytes = z.int().min(1).max(100_000).optional();

/** What the blocks of one page may weigh together, in kilobytes as they are sent; what is absent is as is usual. */
export const pageBudget = z.strictObject({
  ...{ html: kilobytes, css: kilobytes, script: kilobytes, pictures: kilobytes },
  /** Whether a page that weighs more cannot be published; absent: editors are warned. */
  stopsPublishing: z.boolean().optional(),
});
export type PageBudget = z.infer<typeof pageBudget>;

/** Kilobytes of a page of about sixty blocks with a large picture in every third. */
const usual: Record<WeightKind, number> = { html: 60, css: 60, script: 120, pictures: 1500 };

/** The budget of a shop in bytes. */
export function budgetBytes(budget: PageBudget | undefined): Record<WeightKind, number> {
  const bytes = weightKinds.map((kind) => [kind, (budget?.[kind] ?? usual[kind]) * 1000]);
  return Object.fromEntries(bytes) as Record<WeightKind, number>;
}
