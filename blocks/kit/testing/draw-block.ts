import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Block } from '../define/define-block.ts';
import type { PageView } from '../define/page-view.ts';

/** What a test draws a block with; props and data are checked by the block's own shapes first. */
interface TestInput {
  props?: unknown;
  data?: Record<string, unknown>;
  slots?: Record<string, ReactNode[]>;
  page: PageView;
}

/**
 * HTML of a block drawn by itself; islands are drawn in their place. Throws when props or data do not fit the block's
 * shapes, and what the view throws.
 */
export function drawBlock(block: Block, { props = {}, data = {}, slots = {}, page }: TestInput): string {
  const values = Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const config = block.data?.[name];
      if (!config) throw new Error(`"${block.type}" loads nothing named "${name}"`);
      return [name, config.schema.parse(value)];
    }),
  );
  const allSlots = {
    ...Object.fromEntries(Object.keys(block.slots ?? {}).map((name) => [name, []])),
    ...slots,
  };
  const island = (islandProps: object): ReactNode =>
    block.island ? createElement(block.island.component as ComponentType<object>, islandProps) : null;
  const view = block.view as (input: object) => ReactNode;
  const node = view({ props: block.props.parse(props), data: values, slots: allSlots, page, island });
  return renderToStaticMarkup(createElement(Fragment, null, node));
}
