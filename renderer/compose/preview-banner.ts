import type { Issue } from '../../schemas/issue.ts';
import { faultItem, toldText } from '../draw/fault-box.ts';
import { shoppersSee } from '../contract/shoppers-see.ts';
import { previewStyles } from '../styles/preview-styles.ts';
import type { PageContext } from './page-context.ts';

const states = {
  draft: 'Preview of a draft, which is not published.',
  published: 'Preview of the published version.',
};

const visitors = {
  anonymous: 'not logged in',
  'soft-logged-in': 'known, but not logged in',
  'logged-in': 'logged in',
};

const devices = { web: 'on a large screen', mobile: 'on a phone' };

const notClosed = 'The tab cannot be closed from here. Please close it yourself.';

/** Faults that are listed; the rest is counted. */
const maxListed = 100;

/**
 * What only editors see, above the page: that it is a preview, of which moment and visitor, everything that is wrong on it, and
 * which facts its texts may name. In English, whatever the page's language, as all that is told of faults.
 */
export function previewBanner(context: PageContext, issues: readonly Issue[]): string {
  const { request } = context;
  return (
    `<div class="${previewStyles.root}" lang="en" data-preview data-failed="${toldText(notClosed)}">` +
    `<p role="status">${toldText(`${states[request.meta.status]} ${simulated(context)}`)}</p>` +
    `<button type="button" data-action="preview-banner">Close the preview</button></div>` +
    faultList(context, issues) +
    factList(context)
  );
}

/** When and by whom the page is seen. */
function simulated({ request, tenant }: PageContext): string {
  const { timeZone } = tenant.tenant.config;
  const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  const variants = Object.entries(request.variants).map(([id, variant]) => `${id}: ${variant}`);
  const seen = [visitors[request.visitor], devices[request.device], ...variants].join(', ');
  return `As it is seen on ${moment.format(request.now)} (${timeZone}), ${seen}.`;
}

/** Facts that texts may name, each with its value in the page's language. */
function factList({ request, tenant }: PageContext): string {
  const { facts } = tenant.view(request.locale);
  const rows = Array.from(
    facts,
    ([name, value]) =>
      `<tr><td><code>${toldText(`{fact:${name}}`)}</code></td><td lang="${request.locale}">${toldText(value)}</td></tr>`,
  );
  return (
    `<section class="${previewStyles.facts}" lang="en" data-facts aria-label="Facts">` +
    `<details><summary>${facts.size} facts that texts may name</summary>` +
    `<table><thead><tr><th scope="col">In a text</th><th scope="col">Shoppers read</th></tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table></details></section>`
  );
}

/** The faults of the page, those of the page itself first and open; empty without any. */
function faultList({ page }: PageContext, issues: readonly Issue[]): string {
  if (issues.length === 0) return '';
  const policies = new Map(page.nodes.map(({ id, block }) => [id, block?.policy]));
  const ordered = issues.toSorted((a, b) => Number(a.nodeId !== null) - Number(b.nodeId !== null));
  const isOpen = ordered.some(({ severity, nodeId }) => severity === 'error' && nodeId === null);
  const items = ordered.slice(0, maxListed).map((issue) => {
    const policy = issue.nodeId === null ? undefined : policies.get(issue.nodeId);
    return faultItem(issue, ` <span>${toldText(shoppersSee(issue, policy))}</span>`);
  });
  const more = ordered.length > maxListed ? `<p>And ${ordered.length - maxListed} more.</p>` : '';
  const title = ordered.length === 1 ? 'One fault on this page' : `${ordered.length} faults on this page`;
  return (
    `<section class="${previewStyles.fault}" lang="en" data-fault="${ordered[0]?.code ?? ''}" aria-label="${title}">` +
    `<details${isOpen ? ' open' : ''}><summary>${title}</summary><ul>${items.join('')}</ul>${more}</details></section>`
  );
}
