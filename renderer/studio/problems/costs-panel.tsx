import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PageCosts } from '../../../schemas/editing/page-costs.ts';
import { weightKinds } from '../../../schemas/tenant/page-budget.ts';
import { useText } from '../text/text-context.ts';
import { Button } from '../ui/button.tsx';

interface CostsPanelProps {
  /** Draws the page once and measures it. */
  measure: () => Promise<PageCosts>;
  nameOf: (id: string) => string;
  onShow: (nodeId: string) => void;
}

/** What a page weighs, block by block, and what is loaded for it; measured when the panel opens, and when somebody asks. */
export function CostsPanel({ measure, nameOf, onShow }: CostsPanelProps): ReactNode {
  const text = useText();
  const [costs, setCosts] = useState<PageCosts | 'unknown'>();
  const asked = useRef(0);
  const ask = (): void => {
    const number = ++asked.current;
    void measure().then(
      (found) => number === asked.current && setCosts(found),
      () => number === asked.current && setCosts('unknown'),
    );
  };
  // Not with each key: what was typed is measured when somebody asks.
  const onOpen = useEffectEvent(ask);
  useEffect(() => {
    onOpen();
    return () => void (asked.current += 1);
  }, []);
  return (
    <section className="problems" aria-label={text('problems.costs.title')}>
      <div>
        <Button
          onClick={() => {
            setCosts(undefined);
            ask();
          }}
        >
          {text('problems.costs.again')}
        </Button>
      </div>
      <p className="ui-hint" role="status">
        {costs === undefined && text('problems.costs.measuring')}
        {costs === 'unknown' && text('problems.costs.unknown')}
      </p>
      {costs !== undefined && costs !== 'unknown' && <Costs {...{ costs, nameOf, onShow }} />}
    </section>
  );
}

interface CostsProps extends Pick<CostsPanelProps, 'nameOf' | 'onShow'> {
  costs: PageCosts;
}

/** The figures themselves. */
export function Costs({ costs, nameOf, onShow }: CostsProps): ReactNode {
  const text = useText();
  const { blocks, total, budget } = costs;
  const heaviest = blocks.toSorted((one, other) => allOf(other) - allOf(one));
  return (
    <>
      <section className="problems-group">
        <h2>{text('problems.costs.weight')}</h2>
        <p className="ui-hint">{text('problems.costs.hint')}</p>
        <table className="problems-costs">
          <thead>
            <tr>
              <th scope="col">{text('problems.costs.block')}</th>
              {weightKinds.map((kind) => (
                <th key={kind} scope="col">
                  {text(`problems.costs.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{text('problems.costs.total')}</th>
              {weightKinds.map((kind) => (
                <td key={kind}>
                  {kilobytes(total[kind])}
                  {total[kind] > budget[kind] && (
                    <span className="ui-badge" data-tone={costs.stopsPublishing ? 'error' : 'warning'}>
                      {text('problems.costs.over')}
                    </span>
                  )}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{text('problems.costs.budget')}</th>
              {weightKinds.map((kind) => (
                <td key={kind}>{kilobytes(budget[kind])}</td>
              ))}
            </tr>
            {heaviest.map((block) => (
              <tr key={block.node}>
                <th scope="row">
                  <Button kind="quiet" onClick={() => onShow(block.node)}>
                    {nameOf(block.node)}
                  </Button>
                </th>
                {weightKinds.map((kind) => (
                  <td key={kind}>{kilobytes(block[kind])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Loads costs={costs} nameOf={nameOf} onShow={onShow} />
    </>
  );
}

function Loads({ costs: { loads }, nameOf, onShow }: CostsProps): ReactNode {
  const text = useText();
  const saved = loads.reduce((all, { asked }) => all + asked - 1, 0);
  const [slowest] = loads;
  const said = [
    text('problems.costs.made', { count: loads.length }),
    ...(saved > 0 ? [text('problems.costs.saved', { count: saved })] : []),
    ...(slowest && slowest.ms >= 1
      ? [text('problems.costs.slowest', { load: slowest.load, ms: Math.round(slowest.ms) })]
      : []),
  ];
  return (
    <section className="problems-group">
      <h2>{text('problems.costs.loads')}</h2>
      <p>{loads.length === 0 ? text('problems.costs.noLoads') : said.join(', ')}</p>
      <ul>
        {loads.map(({ load, args, nodes, asked, ms, isOk }) => (
          <li key={`${load} ${JSON.stringify(args)}`}>
            <b>{load}</b> {Object.values(args).map(String).join(' ')}{' '}
            {text('problems.costs.ms', { ms: Math.round(ms) })}
            {!isOk && (
              <span className="ui-badge" data-tone="error">
                {text('problems.costs.failed')}
              </span>
            )}
            <div>
              {nodes.map((node) => (
                <Button key={node} kind="quiet" onClick={() => onShow(node)}>
                  {nameOf(node)}
                </Button>
              ))}
              {asked > nodes.length && text('problems.costs.frame')}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function allOf(block: PageCosts['total']): number {
  return weightKinds.reduce((all, kind) => all + block[kind], 0);
}

/** With a decimal where it is little. */
function kilobytes(bytes: number): string {
  const all = bytes / 1000;
  return all === 0 || all >= 10 ? String(Math.round(all)) : all.toFixed(1);
}
