import { Ajv, type AnySchemaObject } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import { isBlankText } from '../../schemas/blank-text.ts';
import { decisiveKeyword } from '../../schemas/decisive.ts';
import type { Facts } from '../../schemas/facts/fill-facts.ts';
import type { Finding, IssueCode } from '../../schemas/issue.ts';
import type { JsonObject } from '../../schemas/json.ts';
import { hrefKeyword, linkKeyword, routeKeyword } from '../../schemas/link.ts';
import { pictureKeyword } from '../../schemas/picture.ts';
import { richTextKeyword } from '../../schemas/rich-text.ts';
import { safeUrl } from '../../schemas/safe-url.ts';
import type { ShopLinks } from '../../schemas/tenant/shop-links.ts';
import { cleanHtml } from './rich-text/clean-html.ts';
import { findingsOfHtml } from './rich-text/html-findings.ts';
import { trimKeyword } from './json-schema-of.ts';
import { findingsOfAddress, findingsOfRoute, linkEmpty, urlRejected } from './link-findings.ts';

/** What of the shop a check needs to know. */
export interface CheckContext {
  hasPicture: (id: string) => boolean;
  links: ShopLinks;
  /** What texts may name. */
  facts: Facts;
  /** True for a check of content: it tells of paths that had better be routes. */
  tellsPaths?: boolean;
}

/** What keywords are validated with (`this`), and what they note. */
export interface KeywordContext extends CheckContext {
  findings: Finding[];
  /** What a value is told as that is wrong. */
  wrongCode: IssueCode;
  /** Pointers of rich texts that are too long as they were typed, but not as they are shown. */
  shortened: Set<string>;
}

/** Ajv with the keywords by which shapes mark what the planner works on: it cleans texts, and notes what is told of them. */
export const ajv = new Ajv({
  allErrors: true,
  // Errors bring their schema along, which names what there is.
  verbose: true,
  useDefaults: true,
  passContext: true,
  discriminator: true,
  strict: true,
  strictTypes: false,
  strictTuples: false,
  validateFormats: false,
  allowUnionTypes: true,
});

// All of one type, so that they run in this order, after the type itself was checked and around the limits of length.
ajv.addKeyword({
  keyword: trimKeyword,
  type: 'string',
  before: 'maxLength',
  modifying: true,
  errors: false,
  validate(_schema: unknown, text: string, _parent?: unknown, at?: DataValidationCxt) {
    if (at) at.parentData[at.parentDataProperty] = isBlankText(text) ? '' : text.trim();
    return true;
  },
});

ajv.addKeyword({ keyword: decisiveKeyword });

ajv.addKeyword({
  keyword: linkKeyword,
  type: 'object',
  // Before an address that may not be placed is taken out, which is told by itself.
  before: 'properties',
  errors: false,
  validate(
    this: KeywordContext,
    _schema: unknown,
    link: JsonObject,
    _parent?: unknown,
    at?: DataValidationCxt,
  ) {
    // What is empty is no link, and goes.
    if (at && link.href === undefined && link.route === undefined && Object.keys(link).length > 0) {
      this.findings.push(linkEmpty(`${at.instancePath}/href`));
    }
    return true;
  },
});

ajv.addKeyword({
  keyword: richTextKeyword,
  type: 'string',
  modifying: true,
  errors: false,
  validate(
    this: KeywordContext,
    _schema: unknown,
    typed: string,
    parent?: AnySchemaObject,
    at?: DataValidationCxt,
  ) {
    if (!at) return true;
    const limit = Number(parent?.maxLength);
    // What is refused is not looked at, whatever it is; what is pasted is mostly styles.
    const { html, removed, hrefs } = cleanHtml(typed.length > maxPasted ? '' : typed, this.links);
    at.parentData[at.parentDataProperty] = html;
    if (typed.length <= maxPasted && html.length <= limit) this.shortened.add(at.instancePath);
    this.findings.push(...findingsOfHtml(removed, at.instancePath));
    if (parent?.default === undefined && isBlankText(typed))
      this.findings.push(saysNothing(this.wrongCode, at));
    for (const href of hrefs) this.findings.push(...findingsOfAddress(href, at.instancePath, this));
    return true;
  },
});

/** Where a text must be; one that may be missing is not looked at when it is empty. */
function saysNothing(code: IssueCode, { instancePath }: DataValidationCxt): Finding {
  return {
    ...{ code, severity: 'warning', pointer: instancePath },
    message: 'This text is empty; what is there for it alone is not shown.',
    hint: 'Write it, or remove what it belongs to.',
  };
}

/** Characters of a rich text that are looked at. */
const maxPasted = 65_536;

ajv.addKeyword({
  keyword: hrefKeyword,
  type: 'string',
  modifying: true,
  errors: false,
  validate(this: KeywordContext, _schema: unknown, href: string, _parent?: unknown, at?: DataValidationCxt) {
    if (!at) return true;
    if (safeUrl(href)) {
      this.findings.push(...findingsOfAddress(href, at.instancePath, this));
      return true;
    }
    delete at.parentData[at.parentDataProperty];
    this.findings.push(urlRejected(at.instancePath, href));
    return true;
  },
});

ajv.addKeyword({
  keyword: routeKeyword,
  type: 'string',
  modifying: true,
  errors: false,
  validate(this: KeywordContext, _schema: unknown, name: string, _parent?: unknown, at?: DataValidationCxt) {
    if (!at) return true;
    const params = at.parentData.params as unknown;
    const found = findingsOfRoute({ route: name, params }, at.instancePath, this);
    this.findings.push(...found);
    // The address beside it leads somewhere, and would not count.
    const isUnknown = found.some(({ code }) => code === 'route-unknown');
    if (isUnknown && at.parentData.href !== undefined) delete at.parentData[at.parentDataProperty];
    return true;
  },
});

ajv.addKeyword({
  keyword: pictureKeyword,
  type: 'string',
  errors: false,
  validate(this: KeywordContext, _schema: unknown, id: string, _parent?: unknown, at?: DataValidationCxt) {
    if (at && !this.hasPicture(id)) {
      this.findings.push({
        code: 'picture-unknown',
        severity: 'warning',
        pointer: at.instancePath,
        message: `There is no picture named "${id.slice(0, 64)}".`,
        hint: 'Choose a picture from the library.',
      });
    }
    return true;
  },
});
