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
 * What only editors see, above the page: that it is a preview, of which moment and visitor, and everything that is wrong on it.
 * In English, whatever the page's language, as all that is told of faults.
 */
export function previewBanner(context: PageContext, issues: readonly Issue[]): string {
  const { request } = context;
  return (
    `<div class="${previewStyles.root}" lang="en" data-preview data-failed="${toldText(notClosed)}">` +
    `<p role="status">${toldText(`${states[request.meta.status]} ${simulated(context)}`)}</p>` +
    `<button type="button" data-action="preview-banner">Close the preview</button></div>` +
    faultList(context, issues)
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

/** What concerns the whole page comes first, what is no fault last. */
function rankOf({ severity, nodeId }: Issue): number {
  if (severity === 'notice') return 2;
  return nodeId === null ? 0 : 1;
}

function titleOf(issues: readonly Issue[]): string {
  const notes = issues.filter(({ severity }) => severity === 'notice').length;
  const parts = [counted(issues.length - notes, 'fault'), counted(notes, 'note')];
  return `${parts.filter((part) => part !== '').join(' and ')} on this page`;
}

function counted(count: number, what: string): string {
  if (count === 0) return '';
  return count === 1 ? `One ${what}` : `${count} ${what}s`;
}

/** The faults of the page, those of the page itself first and open; empty without any. */
function faultList({ page }: PageContext, issues: readonly Issue[]): string {
  if (issues.length === 0) return '';
  const policies = new Map(page.nodes.map(({ id, block }) => [id, block?.policy]));
  const ordered = issues.toSorted((a, b) => rankOf(a) - rankOf(b));
  const isOpen = ordered.some(({ severity, nodeId }) => severity === 'error' && nodeId === null);
  const items = ordered.slice(0, maxListed).map((issue) => {
    const policy = issue.nodeId === null ? undefined : policies.get(issue.nodeId);
    return faultItem(issue, ` <span>${toldText(shoppersSee(issue, policy))}</span>`);
  });
  const more = ordered.length > maxListed ? `<p>And ${ordered.length - maxListed} more.</p>` : '';
  const title = titleOf(ordered);
  return (
    `<section class="${previewStyles.fault}" lang="en" data-fault="${ordered[0]?.code ?? ''}" aria-label="${title}">` +
    `<details${isOpen ? ' open' : ''}><summary>${title}</summary><ul>${items.join('')}</ul>${more}</details></section>`
  );
}
