import { z } from 'zod';

/** Where a paper of an order can be fetched: a call of the shop, which has one address in every language. */
export const paperAddress = z
  .string()
  .max(200)
  .regex(/^\/api\/order\/v1\/[a-z-]+\?[A-Za-z0-9_=&%.-]+$/);
