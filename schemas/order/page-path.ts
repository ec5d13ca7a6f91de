import { z } from 'zod';

/** A page of this shop with what opens it. */
export const pagePath = z
  .string()
  .max(300)
  .regex(/^\/[a-z][A-Za-z0-9/_=?.-]*$/);
