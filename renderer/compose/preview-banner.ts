import { classNames } from '../../blocks/kit/style/class-names.ts';
import type { Issue } from '../../schemas/issue.ts';
import { faultItem, toldText } from '../draw/fault-box.ts';
import { shoppersSee } from '../contract/shoppers-see.ts';
import { previewStyles } from '../styles/preview-styles.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import type { Outcomes } from './contributions.ts';
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
export function previewBanner(context: PageContext, outcomes: Outcomes, issues: readonly Issue[]): string {
  const { request } = context;
  return (
    `<div class="${previewStyles.root}" lang="en" data-preview data-failed="${toldText(notClosed)}">` +
    `<p role="status">${toldText(`${shownIn(request)} ${simulated(context)}`)}</p>` +
    `<button type="button" data-action="preview-banner">Close the preview</button></div>` +
    faultList(context, outcomes, issues) +
    factList(context)
  );
}

function shownIn({ release, meta }: PageContext['request']): string {
  return release === undefined
    ? states[meta.status]
    : `Preview of the whole shop with the release "${release}". Links stay in it.`;
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

/** Of a list the second item before the tenth. */
const byPlace = new Intl.Collator('en', { numeric: true });

/** A link to what was drawn of a node, or to the box in its place; empty where nothing bears its id. */
function wayTo(node: PlannedNode, outcomes: Outcomes): string {
  const pieces = outcomes.get(node)?.result?.pieces ?? [];
  const isPlaced = pieces.some((piece) => Buffer.isBuffer(piece) && piece.includes(` id="${node.pageId}"`));
  return isPlaced ? ` <a href="#${toldText(node.pageId)}">Show the block</a>` : '';
}

/** What concerns the whole page comes first, what is no fault last. */
function rankOf({ severity, nodeId }: Issue): number {
  if (severity === 'notice') return 2;
  return nodeId === null ? 0 : 1;
}

function titleOf(issues: readonly Issue[]): string {
  const notes = issues.filter(({ severity }) => severity === 'notice').length;
  const parts = [counted(issues.length - notes, 'fault'), counted(notes, 'note')];
  const said = parts.filter((part) => part !== '').join(' and ');
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)} on this page`;
}

function counted(count: number, what: string): string {
  if (count === 0) return '';
  return count === 1 ? `one ${what}` : `${count} ${what}s`;
}

/** The faults of the page, those of the page itself first and open, then by their places; empty without any. */
function faultList({ page }: PageContext, outcomes: Outcomes, issues: readonly Issue[]): string {
  if (issues.length === 0) return '';
  const nodes = new Map(page.nodes.map((node) => [node.id, node]));
  const ordered = issues.toSorted((a, b) => rankOf(a) - rankOf(b) || byPlace.compare(a.pointer, b.pointer));
  const isOpen = ordered.some(({ severity, nodeId }) => severity === 'error' && nodeId === null);
  const items = ordered.slice(0, maxListed).map((issue) => {
    const node = nodes.get(issue.nodeId ?? '');
    const effect = ` <span>${toldText(shoppersSee(issue, node?.block?.policy))}</span>`;
    return faultItem(issue, `${effect}${node ? wayTo(node, outcomes) : ''}`);
  });
  const more = ordered.length > maxListed ? `<p>And ${ordered.length - maxListed} more.</p>` : '';
  const title = titleOf(ordered);
  const isFaulty = ordered.some(({ severity }) => severity !== 'notice');
  const look = isFaulty ? previewStyles.fault : classNames(previewStyles.fault, previewStyles.notes);
  return (
    `<section class="${look}" lang="en" data-fault="${ordered[0]?.code ?? ''}" aria-label="${title}">` +
    `<details${isOpen ? ' open' : ''}><summary>${title}</summary><ul>${items.join('')}</ul>${more}</details></section>`
  );
}
