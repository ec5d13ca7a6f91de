import { Fragment, useId, useState, type ReactNode } from 'react';
import { z } from 'zod';
import { type Block, defineBlock, type FailurePolicy } from '../../blocks/kit/define/define-block.ts';
import { defineStyles } from '../../blocks/kit/style/define-styles.ts';
import { link } from '../../schemas/link.ts';
import { picture } from '../../schemas/picture.ts';
import { richText } from '../../schemas/rich-text.ts';

// Blocks that exist in tests only, each for one thing that the engine promises.

const noteStyles = defineStyles('test-note', { root: { color: 'red' } });
const boxStyles = defineStyles('test-box', { root: { color: 'blue' } });

/** A text, a link, HTML and a picture: every kind of field that the planner looks at. */
export const note = defineBlock({
  type: 'test-note',
  v: 1,
  policy: 'hide',
  props: z.strictObject({
    text: z.string().trim().min(1).max(20_000),
    html: richText(2000).optional(),
    more: link.optional(),
    picture: picture.optional(),
    count: z.int().min(0).default(3),
  }),
  styles: [noteStyles],
  view: ({ props, page }) => {
    const target = props.more && page.link(props.more);
    return (
      <p className={noteStyles.root} id={page.nodeId}>
        {props.text}
        {props.html !== undefined && <span dangerouslySetInnerHTML={{ __html: props.html }} />}
        {props.more && <a {...(target && { href: target.href })}>{props.more.label}</a>}
      </p>
    );
  },
});

/** Two slots: one for two notes at most, one for anything. */
const box = defineBlock({
  type: 'test-box',
  v: 1,
  policy: 'hide',
  props: z.strictObject({ title: z.string().max(40).optional(), twice: z.boolean().optional() }),
  slots: { notes: { allow: ['test-note'], max: 2 }, rest: {} },
  styles: [boxStyles],
  view: ({ props, slots }) => (
    <div className={boxStyles.root}>
      {props.title}
      <ul>
        {slots.notes.map((child, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- children have no other name here
          <li key={index}>{child}</li>
        ))}
      </ul>
      {slots.rest}
      {props.twice && slots.rest}
    </div>
  ),
});

/** Fails while it is drawn when it is told to, with one of the four policies. */
function failing(policy: FailurePolicy): Block {
  return defineBlock({
    type: `test-${policy}`,
    v: 1,
    policy,
    props: z.strictObject({
      text: z.string().min(1),
      fails: z.boolean().default(false),
      throws: z.enum(['text', 'null']).optional(),
    }),
    slots: { rest: {} },
    styles: [],
    view: ({ props, slots }) => {
      // oxlint-disable-next-line typescript/only-throw-error -- what a careless view may throw
      if (props.throws !== undefined) throw props.throws === 'null' ? null : 'a text';
      if (props.fails) throw new Error(`no drawing of ${props.text}`);
      return (
        <section>
          {props.text}
          {slots.rest}
        </section>
      );
    },
  });
}

/** Its third version: `headline` became `title` became `heading`. */
const versioned = defineBlock({
  type: 'test-versioned',
  v: 3,
  policy: 'hide',
  props: z.strictObject({ heading: z.string().min(1) }),
  styles: [],
  migrations: {
    1(props) {
      const { headline } = props;
      if (headline === 'unmovable') throw new Error('cannot be moved');
      // Careless on purpose: the engine gives it a copy.
      delete props.headline;
      return { ...props, title: headline };
    },
    2: ({ title, ...rest }) => ({ ...rest, heading: title }),
  },
  view: ({ props }) => <h2>{props.heading}</h2>,
});

/** Needs a list, would like a hint. */
const listing = defineBlock({
  type: 'test-listing',
  v: 1,
  policy: 'hide',
  props: z.strictObject({ of: z.string().optional() }),
  data: {
    list: {
      schema: z.strictObject({
        items: z.array(z.string()).max(50),
        more: link.optional(),
        picture: picture.optional(),
      }),
      required: true,
    },
    hint: { schema: z.strictObject({ text: z.string() }), required: false },
  },
  load: ({ of }) => (of === undefined ? {} : { list: { load: 'list', args: { of } } }),
  styles: [],
  view: ({ data }) => (
    <ol>
      {data.list.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
      {data.hint && <li>{data.hint.text}</li>}
    </ol>
  ),
});

/** The same, but its page must not be shown without it. */
const criticalListing: Block = { ...listing, type: 'test-critical-listing', policy: 'critical' };
const lastGoodListing: Block = { ...listing, type: 'test-last-good-listing', policy: 'last-good' };

/** Shows what of the request it declared. */
const aware = defineBlock({
  type: 'test-aware',
  v: 1,
  policy: 'hide',
  props: z.strictObject({ undeclared: z.enum(['visitor', 'query']).optional() }),
  varies: ['device', 'query:a', 'query:b'],
  styles: [],
  view: ({ props, page }) => {
    if (props.undeclared === 'visitor') return <b>{page.declared.visitor}</b>;
    if (props.undeclared === 'query') return <b>{page.declared.query('c')}</b>;
    return <b>{[page.declared.device, page.declared.query('a'), page.declared.query('b')].join(';')}</b>;
  },
});

/** Leads with a picture and makes a rule of what content says. */
const hero = defineBlock({
  type: 'test-hero',
  v: 1,
  policy: 'hide',
  props: z.strictObject({ src: z.string(), ground: z.string().default('#fff') }),
  leadsWithPicture: ({ src }) => src !== 'none',
  makesRules: true,
  styles: [],
  view: ({ props, page }) => {
    page.preloadPicture({ srcSet: `/bilder/${props.src}/640 640w`, sizes: '100vw' });
    return (
      <div className={page.rule({ '--ground': props.ground })}>
        <img alt="" src={`/bilder/${props.src}/640`} loading={page.isFirstPicture ? 'eager' : 'lazy'} />
      </div>
    );
  },
});

function Counter({ start, label }: { start: number; label: string }): ReactNode {
  const [count, setCount] = useState(start);
  const id = useId();
  return (
    <Fragment>
      <label htmlFor={id}>{label}</label>
      <button id={id} type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </Fragment>
  );
}

/** An island between two texts, whose view uses a hook after it has placed it. */
const counter = defineBlock({
  type: 'test-counter',
  v: 1,
  policy: 'hide',
  props: z.strictObject({ label: z.string(), islands: z.int().min(0).max(2).default(1) }),
  island: { component: Counter, strategy: 'media', media: '(min-width: "40rem")' },
  usesHooks: true,
  styles: [],
  view: function View({ props, island }) {
    const islands = Array.from({ length: props.islands }, (_, index) =>
      island({ start: index + 1, label: props.label }),
    );
    const id = useId();
    return (
      <div>
        before{islands}
        <i id={id}>{props.label}</i>
      </div>
    );
  },
});

export const testBlocks: readonly Block[] = [
  note,
  box,
  failing('hide'),
  failing('placeholder'),
  failing('last-good'),
  failing('critical'),
  versioned,
  listing,
  criticalListing,
  lastGoodListing,
  aware,
  hero,
  counter,
];
