// What is compared here is only markup; nobody reads or uses it.
/* oxlint-disable jsx-a11y/anchor-is-valid, jsx-a11y/no-autofocus, jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label */
import { createContext, createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { testPageView } from '../../blocks/kit/testing/page-view.ts';
import { builtInMessages, registry } from '../block-modules.ts';
import { NeedsReact, staticMarkup } from './static-markup.ts';

const Words = ({ children, of = 'p' }: { children?: ReactNode; of?: 'p' | 'b' }) => {
  const Tag = of;
  return <Tag>{children}</Tag>;
};
const Context = createContext('');

/** React announces pictures before the HTML; the head of the page does that. */
const byReact = (node: ReactNode): string =>
  renderToStaticMarkup(node).replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');

describe('staticMarkup', () => {
  test.each<[string, ReactNode]>([
    [
      'texts',
      <p key="">
        {'<b>&"\''} {1} {0} {null} {false} {undefined} {10n} {''}
      </p>,
    ],
    [
      'lists and fragments',
      <ul key="">
        {[<li key="1">1</li>, [<li key="2">2</li>]]}
        <>
          <li />
        </>
      </ul>,
    ],
    [
      'functions',
      <Words key="" of="b">
        <Words />
        {'&'}
      </Words>,
    ],
    ['nothing', null],
    ['a keyed fragment', <Fragment key="a">x</Fragment>],
    ['cleaned HTML', <div key="" className="prose" dangerouslySetInnerHTML={{ __html: '<p>&amp;</p>' }} />],
    [
      'attributes of data and aria',
      <a key="" data-a="" data-b data-c={false} data-d={0} aria-hidden aria-busy={false} aria-label={'"'} />,
    ],
    ['left out', <a key="" title={undefined} lang={null as never} />],
    [
      'renamed',
      <label key="" htmlFor="a" className="b" tabIndex={-1}>
        c
      </label>,
    ],
    ['flags', <input key="" disabled required={false} readOnly autoFocus type="text" />],
    [
      'hidden and inert',
      <div key="" hidden inert popover="auto">
        <details open name="a" />
        <dialog open={false} />
      </div>,
    ],
    [
      'input: order of attributes',
      <input key="" value="1" name="n" checked readOnly type="radio" className="c" id="i" />,
    ],
    ['input: defaults', <input key="" defaultValue="&" defaultChecked type="checkbox" />],
    ['input: not chosen', <input key="" value="" readOnly checked={false} type="radio" />],
    [
      'form',
      <form
        key=""
        method="post"
        action="/a?b&c"
        id="f"
        encType="text/plain"
        target="_self"
        noValidate
        data-x="y"
      />,
    ],
    [
      'button',
      <button
        key=""
        name="n"
        value="v"
        formAction="/x"
        form="f"
        type="submit"
        popoverTarget="p"
        popoverTargetAction="hide"
      >
        b
      </button>,
    ],
    [
      'addresses',
      <p key="">
        <a href="">a</a>
        <a href="#a">b</a>
        <a href="https://a.example/?x=1&y=2">c</a>
        <a href="mailto:a@b.example">d</a>
      </p>,
    ],
    [
      'pictures',
      <p key="">
        <img
          src="/a.webp"
          srcSet="/a.webp 1w, /b.webp 2w"
          sizes="auto,1px"
          width={1}
          height={2}
          alt=""
          loading="lazy"
        />
        <img alt="a" fetchPriority="high" decoding="async" />
      </p>,
    ],
    [
      'drawings',
      <svg key="" viewBox="0 0 1 1" aria-hidden="true" focusable="false">
        <path d="M0 0" strokeWidth={2} strokeLinecap="round" fillRule="evenodd" />
        <circle r=".5" />
        <text textAnchor="middle">t</text>
      </svg>,
    ],
    [
      'tables',
      <table key="">
        <caption>c</caption>
        <tbody>
          <tr>
            <th scope="row" colSpan={2}>
              a
            </th>
            <td rowSpan={1}>b</td>
          </tr>
        </tbody>
      </table>,
    ],
    [
      'times and breaks',
      <p key="">
        <time dateTime="2026">a</time>
        <br />
        <hr />
        <wbr />
      </p>,
    ],
    [
      'picture with sources',
      <picture key="">
        <source media="(min-width:1px)" srcSet="/a" />
        <img src="/b" alt="" />
      </picture>,
    ],
    [
      'lists from a number',
      <ol key="" start={3} reversed>
        <li value={2}>a</li>
      </ol>,
    ],
    [
      'download',
      <a key="" href="/a" download rel="noopener">
        a
      </a>,
    ],
    [
      'templates and empty text areas',
      <div key="">
        <template id="t">
          <li className="a">b</li>
        </template>
        <textarea name="n" rows={3} maxLength={100} aria-describedby="h" className="c" required />
      </div>,
    ],
    ['download under a name', <a key="" href="/a" download="b.pdf" hrefLang="de" />],
  ])('writes what React writes: %s', (_name, node) => {
    expect(staticMarkup(node).html).toBe(byReact(node));
  });

  test.each<[string, ReactNode]>([
    [
      'contexts',
      <Context key="" value="a">
        b
      </Context>,
    ],
    [
      'chosen options',
      <select key="" defaultValue="a">
        <option>a</option>
      </select>,
    ],
    ['text areas with words', <textarea key="" defaultValue={'\n'} />],
    ['text areas with content', <textarea key="">a</textarea>],
    ['inline styles', <p key="" style={{ margin: 1 }} />],
    [
      'addresses that run code',
      <a key="" href={'java\nscript:alert(1)'}>
        a
      </a>,
    ],
    ['what is hoisted', <title key="">a</title>],
    ['own elements', createElement('x-y')],
    ['functions as values', <form key="" action={() => {}} />],
    ['attributes that are not known', createElement('p', { fooBar: 'a' })],
    ['two kinds of content', createElement('p', { dangerouslySetInnerHTML: { __html: '' } }, 'a')],
    ['an empty element with content', createElement('br', null, 'a')],
    ['promises', Promise.resolve('a')],
  ])('leaves to React: %s', (_name, node) => {
    expect(() => staticMarkup(node)).toThrow(NeedsReact);
  });
});

const examples = import.meta.glob<Record<string, Example>>('../../blocks/*/*/examples.json', {
  eager: true,
  import: 'default',
});

interface Example {
  /** Written for an older version: no props of today's view. */
  v?: number;
  props: object;
  data?: Record<string, unknown>;
  expect?: string[];
}

test('takes pages of any size', () => {
  const node = (
    <ul>
      {Array.from({ length: 30_000 }, (_, index) => (
        <li key={index}>{`„${index}“`}</li>
      ))}
    </ul>
  );
  expect(staticMarkup(node).html).toBe(byReact(node));
});

test('begins anew after a view that threw', () => {
  const Broken = (): never => {
    throw new Error('broken');
  };
  expect(() =>
    staticMarkup(
      <p>
        a<Broken />
      </p>,
    ),
  ).toThrow('broken');
  expect(staticMarkup(<i>b</i>).html).toBe('<i>b</i>');
});

test('tells the classes that it wrote, wherever the attribute stood', () => {
  const list = (
    <ul className="a">
      <li id="x" className="b c" />
      <li className="b c" />
      <li className={undefined} />
      <br className="d" />
    </ul>
  );
  const drawn = (): Set<string> => new Set(staticMarkup(list).classes);
  expect(drawn()).toEqual(new Set(['a', 'b c', 'd']));
  expect(drawn()).toEqual(new Set(['a', 'b c', 'd']));
});

describe('every example of a block is drawn as React draws it', () => {
  const cases = Object.entries(examples).flatMap(([file, named]) => {
    const type = file.split('/').at(-2) ?? '';
    return Object.entries(named)
      .filter(([, example]) => !example.expect && example.v === undefined)
      .map(([name, example]) => [type, name, example] as const);
  });

  test.each(cases)('%s: %s', (type, _name, example) => {
    const block = registry.get(type);
    if (!block || block.usesHooks) return;
    const data = Object.fromEntries(
      Object.entries(example.data ?? {}).map(([name, value]) => [
        name,
        block.data?.[name]?.schema.parse(value),
      ]),
    );
    const slots = Object.fromEntries(Object.keys(block.slots ?? {}).map((name) => [name, ['~1~', '~2~']]));
    const page = testPageView({ messages: builtInMessages.de ?? {} });
    const island = (): string => '~island~';
    const input = { props: block.props.parse(example.props), data, slots, page, island };
    const node = createElement(block.view as never, input);
    expect(staticMarkup(node).html).toBe(byReact(node));
  });

  test('and there are many of them', () => {
    expect(cases.length).toBeGreaterThan(20);
  });
});

test('what no HTML may hold is left out of texts and attributes', () => {
  const typed = 'a\u0000\u0001\u000b\u001f<\u007f\u0085\ufdd0\uffff\tb\n';
  expect(staticMarkup(<input title={typed} defaultValue={typed} />).html).toBe(
    '<input title="a&lt;\tb\n" value="a&lt;\tb\n"/>',
  );
  expect(staticMarkup(<p>{typed}</p>).html).toBe('<p>a&lt;\tb\n</p>');
});
