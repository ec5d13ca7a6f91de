import { Fragment, type ReactNode } from 'react';
import { notHtml } from '../../schemas/unwanted-characters.ts';
import { attributeOf, attributeText } from './static-attributes.ts';

/** Says that something needs React's own renderer: hooks, contexts, classes, elements with a state of their own. */
export class NeedsReact extends Error {}

interface DrawnElement {
  $$typeof: symbol;
  type: unknown;
  props: Record<string, unknown>;
}

const elementType = Symbol.for('react.transitional.element');

/** HTML, and the values of `class` in it, each once. */
interface StaticMarkup {
  html: string;
  classes: readonly string[];
}

/** How a tag is written. */
interface Tag {
  name: string;
  open: string;
  close: string;
  isVoid: boolean;
  /** Attributes that React writes after all others, in this order. */
  late: readonly string[] | undefined;
}

const voidElements = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/** Elements that React treats apart, beyond what stands below. */
const reactElements = new Set(
  'base body head html keygen link listing menuitem meta noscript option param pre script select style title'.split(
    ' ',
  ),
);

/** What React makes the content of a text area. */
const textOfArea = ['value', 'defaultValue', 'children'];

const formTarget = ['formAction', 'formEncType', 'formMethod', 'formTarget'];
const lateAttributes: Record<string, readonly string[]> = {
  button: ['name', ...formTarget],
  form: ['action', 'encType', 'method', 'target'],
  input: ['name', ...formTarget, 'checked', 'defaultChecked', 'value', 'defaultValue'],
};

const tags = new Map<string, Tag>();

function tagOf(name: string): Tag {
  let tag = tags.get(name);
  if (!tag) {
    if (reactElements.has(name) || name.includes('-')) throw new NeedsReact(name);
    tag = {
      name,
      open: `<${name}`,
      close: `</${name}>`,
      isVoid: voidElements.has(name),
      late: lateAttributes[name],
    };
    tags.set(name, tag);
  }
  return tag;
}

/**
 * Draws a tree of plain elements and functions, byte for byte as React's `renderToStaticMarkup` does but for characters
 * that no HTML may hold, in a fraction of its time: views are pure and drawn once, so nothing of React's suspending,
 * resuming and hydrating is used. Throws `NeedsReact`, or an error of a hook, for what it cannot draw; the caller then lets
 * React do it.
 */
export function staticMarkup(node: ReactNode): StaticMarkup {
  classes = new Set();
  out = '';
  draw(node);
  return { html: out, classes: [...classes] };
}

// Views are drawn one after the other, so one place to write to is enough for all.
let out = '';
/** Values of `class` that were written. */
let classes = new Set<string>();

function draw(node: unknown): void {
  if (typeof node === 'string') {
    out += escaped(node);
  } else if (typeof node === 'object' && node !== null) {
    if (Array.isArray(node)) for (const child of node) draw(child);
    else drawElement(node as DrawnElement);
  } else if (typeof node === 'number' || typeof node === 'bigint') {
    out += String(node);
  } else if (typeof node === 'function' || typeof node === 'symbol') {
    throw new NeedsReact(`a ${typeof node} as a node`);
  }
}

function drawElement({ $$typeof, type, props }: DrawnElement): void {
  if ($$typeof !== elementType) throw new NeedsReact('a node that is no element');
  if (typeof type === 'string') drawTag(tagOf(type), props);
  else if (type === Fragment) draw(props.children);
  else if (typeof type !== 'function' || type.prototype?.isReactComponent !== undefined)
    throw new NeedsReact('a component that is no function');
  else draw((type as (props: object) => unknown)(props));
}

function drawTag(tag: Tag, props: Record<string, unknown>): void {
  if (tag.name === 'textarea') refuseWords(props);
  out += tag.open;
  let isLate = false;
  let children: unknown;
  let inner: unknown;
  for (const name in props) {
    const value = props[name];
    if (value === null || value === undefined) continue;
    if (name === 'children') children = value;
    else if (name === 'dangerouslySetInnerHTML') inner = value;
    else if (tag.late?.includes(name) === true) isLate = true;
    else if (value === '' && name === 'href' && tag.name === 'a') out += ' href=""';
    else {
      if (name === 'className' && typeof value === 'string') classes.add(value);
      out += attributeFor(name, value);
    }
  }
  if (isLate && tag.late) out += lateAttributesOf(tag.late, props);
  out += tag.isVoid ? '/>' : '>';
  if (tag.isVoid) {
    if (children !== undefined || inner !== undefined) throw new NeedsReact('an empty element with content');
    return;
  }
  if (inner === undefined) draw(children);
  else if (children === undefined) out += String((inner as { __html: unknown }).__html ?? '');
  else throw new NeedsReact('two kinds of content');
  out += tag.close;
}

/** Apart from `drawTag`, where a function that holds `props` would cost on every element. */
function refuseWords(props: Record<string, unknown>): void {
  if (textOfArea.some((name) => isSet(props[name]))) throw new NeedsReact('a text area with words');
}

function lateAttributesOf(late: readonly string[], props: Record<string, unknown>): string {
  let text = '';
  for (const name of late) {
    const value = props[name];
    if (value === null || value === undefined) continue;
    if (name === 'defaultChecked') text += isSet(props.checked) ? '' : attributeFor('checked', value);
    else if (name === 'defaultValue') text += isSet(props.value) ? '' : attributeFor('value', value);
    else text += attributeFor(name, value);
  }
  return text;
}

function isSet(value: unknown): boolean {
  return value !== null && value !== undefined;
}

function attributeFor(name: string, value: unknown): string {
  const attribute = attributeOf(name);
  // What listens to events starts with hydration.
  if (!attribute && typeof value === 'function') return '';
  if (!attribute) throw new NeedsReact(`the attribute ${name}`);
  const text = attributeText(attribute, value);
  if (text === undefined) throw new NeedsReact(`the attribute ${name}`);
  return text === null ? '' : `${attribute.open}${escaped(text)}"`;
}

// With characters that no HTML may hold: content comes without, what visitors typed may not.
const special = new RegExp(`["'&<>${notHtml}]`, 'u');
const everySpecial = new RegExp(special, 'gu');
const entities: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A text as it stands in the HTML of a view. */
export function escaped(text: string): string {
  // Most texts need nothing; looking first takes a fraction of replacing.
  return special.test(text) ? text.replace(everySpecial, (character) => entities[character] ?? '') : text;
}
