import { z } from 'zod';

/** An order's number, of which addresses of pages are made. */
export const shownNumber = z
  .string()
  .max(10)
  .regex(/^\d{10}$/);
