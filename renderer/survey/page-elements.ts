import type { RegionName } from '../../schemas/page.ts';
import { type HtmlPart, readHtml } from './read-html.ts';

/** A node as far as a survey tells of it. */
export interface SurveyedNode {
  id: string;
  pointer: string;
  type: string;
  /** False: it belongs to the frame, of which is told elsewhere. */
  isOwn: boolean;
}

/** HTML of a node as it was drawn: its own, without that of the nodes in it, which follow at their places. */
export interface DrawnHtml {
  node: SurveyedNode;
  region: RegionName;
  html: Buffer;
}

/** An element of a page that was drawn, as people and assistive technology meet it. */
export interface PageElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  node: SurveyedNode;
  region: RegionName;
  /** What is read out of it: its texts and the alternative texts of its pictures. */
  text: string;
  /** Nobody meets it as the page is opened: a closed dialog, a template, something hidden from assistive technology. */
  isHidden: boolean;
  /** What it stands in, of the same page. */
  parent: PageElement | undefined;
}

const known = new WeakMap<Buffer, readonly HtmlPart[]>();

/** Takes a page apart into its elements, in its order. What was drawn before is not read again. */
export function pageElements(drawn: readonly DrawnHtml[]): PageElement[] {
  const elements: PageElement[] = [];
  let open: PageElement | undefined;
  for (const { node, region, html } of drawn) {
    for (const part of partsOf(html)) {
      if (part.kind === 'text') addText(open, part.text);
      else if (part.kind === 'close') open = outOf(open, part.tag);
      else {
        const { tag, attributes, isEmpty } = part;
        const isHidden = open?.isHidden === true || hides(tag, attributes);
        const element = { tag, attributes, node, region, text: '', isHidden, parent: open };
        elements.push(element);
        if (tag === 'img' && !isHidden) addText(open, ` ${attributes.alt ?? ''} `);
        if (!isEmpty) open = element;
      }
    }
  }
  return elements;
}

/** HTML taken apart, once. */
export function partsOf(html: Buffer): readonly HtmlPart[] {
  let parts = known.get(html);
  if (!parts) known.set(html, (parts = readHtml(html.toString())));
  return parts;
}

function hides(tag: string, attributes: Readonly<Record<string, string>>): boolean {
  if (tag === 'template' || tag === 'noscript' || tag === 'script' || tag === 'style') return true;
  if (tag === 'dialog') return attributes.open === undefined;
  return attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined;
}

function addText(within: PageElement | undefined, text: string): void {
  for (let element = within; element && !element.isHidden; element = element.parent) element.text += text;
}

/** The element around the one of a tag that ends; one that was never begun changes nothing. */
function outOf(open: PageElement | undefined, tag: string): PageElement | undefined {
  let element = open;
  while (element && element.tag !== tag) element = element.parent;
  return element ? element.parent : open;
}

/** The name by which an element is read out; empty when it has none. */
export function nameOf({ attributes, text }: PageElement, page: readonly PageElement[]): string {
  const labels = (attributes['aria-labelledby'] ?? '').split(' ').filter((id) => id !== '');
  const labelled = labels.map((id) => page.find((element) => element.attributes.id === id)?.text ?? '');
  const names = [labelled.join(' '), attributes['aria-label'] ?? '', text, attributes.title ?? ''];
  return names.map((name) => name.replaceAll(/\s+/g, ' ').trim()).find((name) => name !== '') ?? '';
}
