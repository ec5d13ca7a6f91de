import { isJsonObject } from '../../schemas/json.ts';

/** Whether a page or frame says of itself that it is not published. */
export function isDraftDocument(body: unknown): boolean {
  return isJsonObject(body) && isJsonObject(body.page) && body.page.status === 'draft';
}
