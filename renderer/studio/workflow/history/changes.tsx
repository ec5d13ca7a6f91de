import { type ReactNode, useMemo, useState } from 'react';
import {
  differenceOf,
  type FieldDifference,
  type NodeDifference,
} from '../../../../schemas/editing/difference.ts';
import type { ValuePath } from '../../../../schemas/editing/change.ts';
import type { DocumentKind } from '../../../../schemas/editing/document.ts';
import type { StudioLanguage } from '../../../../schemas/editing/studio-language.ts';
import type { JsonObject } from '../../../../schemas/json.ts';
import { type Blocks, blockName } from '../../blocks/block-list.ts';
import { labelOf } from '../../form/words/label-of.ts';
import { placeOf } from '../../form/words/place-of.ts';
import { nodeTitle } from '../../outline/outline-rows.ts';
import { shownValue } from '../../text/shown-value.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { shortened, type TextPart, wordChanges } from './word-changes.ts';

interface ChangesProps {
  kind: DocumentKind;
  before: JsonObject;
  after: JsonObject;
  blocks: Blocks;
  language: StudioLanguage;
  onSelect: (node: string) => void;
}

const tones = { added: 'success', removed: 'error', moved: 'accent', changed: 'warning' } as const;

/** What two versions differ in, block by block: as a list, or with both values side by side. */
export function Changes({ kind, before, after, blocks, language, onSelect }: ChangesProps): ReactNode {
  const text = useText();
  const [shape, setShape] = useState<'list' | 'sides'>('list');
  const { fields, nodes } = useMemo(() => differenceOf(before, after, kind), [before, after, kind]);
  if (fields.length + nodes.length === 0) return <p>{text('history.same')}</p>;
  return (
    <div className="workflow-changes">
      <div>
        <Segments
          label={text('history.shape')}
          value={shape}
          options={[
            { value: 'list', label: text('history.list') },
            { value: 'sides', label: text('history.sides') },
          ]}
          onChange={setShape}
        />
      </div>
      <p className="ui-hint">{text('history.count', { count: fields.length + nodes.length })}</p>
      {fields.length > 0 && (
        <article className="workflow-change">
          <h3>{text('history.page')}</h3>
          <Fields
            fields={fields}
            isAside={shape === 'sides'}
            wordsOf={(path) => labelOf(path.slice(1).join('.'), language).text}
          />
        </article>
      )}
      {nodes.map((node) => {
        const own = (node.after ?? node.before)?.node;
        const wordsOf = (path: ValuePath): string =>
          placeOf(path, undefined, own, blocks.get(node.type), language, text)?.words ?? path.join(' › ');
        return (
          <article key={node.id} className="workflow-change">
            <h3>
              {(own && nodeTitle(own)) ?? blockName(text, node.type)}{' '}
              {kindsOf(node).map((word) => (
                <span key={word} className="ui-badge" data-tone={tones[word]}>
                  {text(`history.${word}`)}
                </span>
              ))}
            </h3>
            <Fields fields={node.fields} isAside={shape === 'sides'} wordsOf={wordsOf} />
            {node.after && (
              <div>
                <Button kind="quiet" onClick={() => onSelect(node.id)}>
                  {text('history.show')}
                </Button>
              </div>
            )}
          </article>
        );
      })}
    </div>
  );
}

function kindsOf({ before, after, isMoved, fields }: NodeDifference): (keyof typeof tones)[] {
  if (!before) return ['added'];
  if (!after) return ['removed'];
  return [...(isMoved ? ['moved' as const] : []), ...(fields.length > 0 ? ['changed' as const] : [])];
}

interface FieldsProps {
  fields: readonly FieldDifference[];
  isAside: boolean;
  wordsOf: (path: ValuePath) => string;
}

function Fields({ fields, isAside, wordsOf }: FieldsProps): ReactNode {
  return fields.map(({ path, before, after }) => {
    const isText = typeof before === 'string' && typeof after === 'string';
    const parts = isText ? wordChanges(before, after) : undefined;
    return (
      <div key={path.join('/')}>
        <p className="ui-hint">{wordsOf(path)}</p>
        {isAside ? (
          <Sides before={before} after={after} parts={parts} />
        ) : (
          parts && (
            <p className="workflow-words">
              <Words parts={shortened(parts)} />
            </p>
          )
        )}
      </div>
    );
  });
}

interface SidesProps {
  before: unknown;
  after: unknown;
  /** Of two texts, what is in which. */
  parts: readonly TextPart[] | undefined;
}

function Sides({ before, after, parts }: SidesProps): ReactNode {
  const text = useText();
  return (
    <div className="workflow-values">
      <div>
        <span className="ui-hidden">{text('history.before')}</span>
        {parts ? <Words parts={parts.filter(({ kind }) => kind !== 'new')} /> : shownValue(before)}
      </div>
      <div>
        <span className="ui-hidden">{text('history.after')}</span>
        {parts ? <Words parts={parts.filter(({ kind }) => kind !== 'gone')} /> : shownValue(after)}
      </div>
    </div>
  );
}

/** A text with what went struck out and what came marked; screen readers hear which is which. */
function Words({ parts }: { parts: readonly TextPart[] }): ReactNode {
  const text = useText();
  return parts.map(({ text: words, kind }, at) => {
    if (kind === 'same') return words;
    const Mark = kind === 'gone' ? 'del' : 'ins';
    return (
      <Mark key={at}>
        <span className="ui-hidden">{text(`history.${kind}`)} </span>
        {words}
      </Mark>
    );
  });
}
