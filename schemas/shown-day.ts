import { z } from 'zod';

/** A day as `YYYY-MM-DD`, of what the shop has worked out itself. */
export const shownDay = z
  .string()
  .max(10)
  .regex(/^\d{4}-\d{2}-\d{2}$/);
