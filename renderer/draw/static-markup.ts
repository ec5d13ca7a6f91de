import { Fragment, type ReactNode } from 'react';
import { attributeOf, attributeText } from './static-attributes.ts';

/** Says that something needs React's own renderer: hooks, contexts, classes, elements with a state of their own. */
export class NeedsReact extends Error {}

interface DrawnElement {
  $$typeof: symbol;
  type: unknown;
  props: Record<string, unknown>;
}

const elementType = Symbol.for('react.transitional.element');

/** HTML (UTF-8), and the values of `class` in it, each at least once. */
interface StaticMarkup {
  html: Buffer;
  classes: readonly string[];
}

/** The start of an element: open for attributes, whole, and of one without content. */
interface Start {
  /** The drawing that wrote it last. */
  drawing: number;
  open: string;
  whole: string;
  empty: string;
}

/** How a tag is written. */
interface Tag {
  name: string;
  plain: Start;
  /** By class names. */
  starts: Map<string, Start>;
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
      plain: makeStart(`<${name}`),
      starts: new Map(),
      close: `</${name}>`,
      isVoid: voidElements.has(name),
      late: lateAttributes[name],
    };
    tags.set(name, tag);
  }
  return tag;
}

/**
 * Draws a tree of plain elements and functions, byte for byte as React's `renderToStaticMarkup` does, in a fraction of its
 * time: views are pure and drawn once, so nothing of React's suspending, resuming and hydrating is used. Throws
 * `NeedsReact`, or an error of a hook, for what it cannot draw; the caller then lets React do it.
 */
export function staticMarkup(node: ReactNode): StaticMarkup {
  begin(node, false);
  return { html: Buffer.from(out, 'latin1'), classes };
}

/**
 * The same for what React hydrates: neighbouring texts are parted by comments, byte for byte as `renderToString` does.
 */
export function hydratableMarkup(node: ReactNode): Buffer {
  begin(node, true);
  return Buffer.from(out, 'latin1');
}

function begin(node: ReactNode, partsTexts: boolean): void {
  drawing++;
  classes = [];
  out = '';
  isParting = partsTexts;
  isAfterText = false;
  draw(node);
}

// Views are drawn one after the other, so one place to write to is enough for all.
/** What was written: each character stands for one byte of UTF-8, so that the whole is turned into bytes in one go. */
let out = '';
/** Values of `class` that were written, each once. */
let classes: string[] = [];
/** Counts what is drawn, so that a start knows whether it was noted already. */
let drawing = 0;
/** Whether texts are parted, and whether what was written last was one. */
let isParting = false;
let isAfterText = false;

function draw(node: unknown): void {
  if (typeof node === 'string') {
    drawText(node);
  } else if (typeof node === 'object' && node !== null) {
    if (Array.isArray(node)) for (const child of node) draw(child);
    else drawElement(node as DrawnElement);
  } else if (typeof node === 'number' || typeof node === 'bigint') {
    drawText(String(node));
  } else if (typeof node === 'function' || typeof node === 'symbol') {
    throw new NeedsReact(`a ${typeof node} as a node`);
  }
}

function drawText(text: string): void {
  if (isParting && text !== '') {
    if (isAfterText) out += '<!-- -->';
    isAfterText = true;
  }
  out += escaped(text);
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
  isAfterText = false;
  let start = tag.plain;
  let attributes = '';
  let isLate = false;
  let children: unknown;
  let inner: unknown;
  for (const name in props) {
    const value = props[name];
    if (value === null || value === undefined) continue;
    if (name === 'children') children = value;
    else if (name === 'dangerouslySetInnerHTML') inner = value;
    else if (name === 'className' && typeof value === 'string') {
      const known = startOf(tag, value);
      if (attributes === '') start = known;
      else attributes += ` class="${escaped(value)}"`;
    } else if (tag.late?.includes(name) === true) isLate = true;
    else
      attributes +=
        value === '' && name === 'href' && tag.name === 'a' ? ' href=""' : attributeFor(name, value);
  }
  if (isLate && tag.late) attributes += lateAttributesOf(tag.late, props);
  if (attributes === '') out += tag.isVoid ? start.empty : start.whole;
  else {
    out += start.open;
    out += attributes;
    out += tag.isVoid ? '/>' : '>';
  }
  if (tag.isVoid) {
    if (children !== undefined || inner !== undefined) throw new NeedsReact('an empty element with content');
    return;
  }
  if (inner === undefined) draw(children);
  else if (children === undefined) out += inBytes(String((inner as { __html: unknown }).__html ?? ''));
  else throw new NeedsReact('two kinds of content');
  out += tag.close;
  isAfterText = false;
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

/** Values that are kept as they are written, for attributes that have few. */
const maxKept = 500;

function attributeFor(name: string, value: unknown): string {
  const attribute = attributeOf(name);
  // What listens to events starts with hydration.
  if (!attribute && typeof value === 'function') return '';
  if (!attribute) throw new NeedsReact(`the attribute ${name}`);
  const { kept } = attribute;
  const known = kept?.get(value);
  if (known !== undefined) return known;
  const text = attributeText(attribute, value);
  if (text === undefined) throw new NeedsReact(`the attribute ${name}`);
  const whole = text === null ? '' : `${attribute.open}${escaped(text)}"`;
  if (kept && kept.size < maxKept) kept.set(value, whole);
  return whole;
}

/** Most starts that are kept for a tag; views have some hundreds of classes in all. */
const maxStarts = 500;

function startOf(tag: Tag, classNames: string): Start {
  let start = tag.starts.get(classNames);
  if (!start) {
    start = makeStart(`<${tag.name} class="${escaped(classNames)}"`);
    if (tag.starts.size < maxStarts) tag.starts.set(classNames, start);
  }
  if (start.drawing !== drawing) {
    start.drawing = drawing;
    classes.push(classNames);
  }
  return start;
}

function makeStart(open: string): Start {
  return { open, whole: `${open}>`, empty: `${open}/>`, drawing: 0 };
}

const special = /["'&<>\u0080-\uffff]/;
const entities: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A text as it is written: escaped, a character for each byte. */
function escaped(text: string): string {
  return special.test(text) ? recalled(text) : text;
}

const written = new Map<string, string>();

/** Texts that are kept as they are written, and the longest of them in characters; lists repeat the same few. */
const maxTexts = 5000;
const longestKept = 200;

function recalled(text: string): string {
  let bytes = written.get(text);
  if (bytes !== undefined) return bytes;
  bytes = inBytes(text.replace(/["'&<>]/g, (character) => entities[character] as string));
  if (text.length > longestKept) return bytes;
  if (written.size >= maxTexts) written.clear();
  written.set(text, bytes);
  return bytes;
}

/** The bytes of a text in UTF-8, as characters. */
function inBytes(text: string): string {
  // oxlint-disable-next-line no-control-regex -- ASCII is what is looked for
  return /^[\u0000-\u007f]*$/.test(text) ? text : Buffer.from(text).toString('latin1');
}
