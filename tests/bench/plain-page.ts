import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { HtmlTree } from './html-tree.ts';

interface PlainElement {
  name: string;
  props: Record<string, unknown>;
  children: (string | PlainElement)[];
}

/** Prepares a tree once; rendering it then does what a plain React page does on every request: make elements, render. */
export function createPlainPage(tree: HtmlTree): () => string {
  const prepared = prepare(tree) as PlainElement;
  return () => `<!doctype html>${renderToString(elementOf(prepared))}`;
}

const renamed: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
  crossorigin: 'crossOrigin',
  hreflang: 'hrefLang',
  inputmode: 'inputMode',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
  novalidate: 'noValidate',
  imagesrcset: 'imageSrcSet',
  imagesizes: 'imageSizes',
  enterkeyhint: 'enterKeyHint',
};

function prepare(tree: HtmlTree): string | PlainElement {
  if (typeof tree === 'string') return tree;
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(tree.attributes)) {
    const property =
      renamed[name] ??
      (name.startsWith('data-') || name.startsWith('aria-')
        ? name
        : name.replace(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase()));
    if (property === 'checked' || property === 'value')
      props[`default${property[0]?.toUpperCase()}${property.slice(1)}`] =
        property === 'checked' ? true : value;
    else
      props[property] =
        value === '' && !name.startsWith('data-') && name !== 'alt' && name !== 'value' ? true : value;
  }
  if (tree.html !== undefined) props.dangerouslySetInnerHTML = { __html: tree.html };
  return { name: tree.name, props, children: tree.children.map(prepare) };
}

function elementOf({ name, props, children }: PlainElement): ReactNode {
  return createElement(
    name,
    props,
    ...children.map((child) => (typeof child === 'string' ? child : elementOf(child))),
  );
}
