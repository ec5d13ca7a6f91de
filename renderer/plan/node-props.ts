import type { Block } from '../../blocks/kit/define/define-block.ts';
import type { Finding } from '../../schemas/issue.ts';
import { cloneJson, isJsonObject, type JsonObject, pointerSegments } from '../../schemas/json.ts';
import type { DocumentNode } from '../contract/page-document.ts';
import { type Checked, validatorsOf } from './block-validator.ts';
import { type MergedProps, mergeOverlays } from './merge-overlays.ts';
import { placedMessageOf } from './message-of.ts';
import { type Overlay, overlaysFor, type ShopLanguages } from './overlays.ts';
import type { CheckContext } from './shape-keywords.ts';
import { atSourcePlace } from './source-place.ts';

/** Why a node's props cannot be brought to the block's version. */
type PropsState = 'future' | 'invalid';

/** Props of the block's current version, checked; `findings` point below the node. */
type NodeProps =
  | {
      ok: true;
      isValid: boolean;
      props: unknown;
      findings: Finding[];
      /** Brings a finding about the props as they came out to its place below the node. */
      placed: (finding: Finding) => Finding;
    }
  | { ok: false; state: PropsState; finding: Finding };

/** Where a node's props are shown. */
interface PropsPlace extends CheckContext {
  locale: string;
  /** Absent: every locale is taken for one of the shop's. */
  languages?: ShopLanguages | undefined;
}

type Current = { ok: true; props: JsonObject } | Extract<NodeProps, { ok: false }>;

/**
 * The props that a node is drawn with: its own with the overlays of the locale laid over them, brought to the block's
 * current version, and checked. What the node holds is not changed.
 */
export function nodeProps(node: DocumentNode, block: Block, place: PropsPlace): NodeProps {
  const version = node.raw.v ?? 1;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return refuse(
      'invalid',
      'node-invalid',
      '/v',
      'The version must be a whole number from 1.',
      `Write "v": ${block.v}.`,
    );
  }
  if (version > block.v) {
    const message = `This node was written for version ${version} of "${block.type}"; version ${block.v} is installed.`;
    return refuse('future', 'version-future', '/v', message, 'Update the shop, or write the node anew.');
  }
  const given = node.raw.props ?? {};
  if (!isJsonObject(given)) {
    return refuse(
      'invalid',
      'props-invalid',
      '/props',
      'The props must be an object.',
      'Write the fields as { name: value }.',
    );
  }
  const validators = validatorsOf(block);
  const { overlays, findings } = overlaysFor(node.raw.i18n, place.locale, place.languages);
  if (overlays.length === 0) {
    const current = migrate(given, version, block);
    return current.ok ? told(validators.props(current.props, place), findings) : current;
  }
  // Each round takes out of the overlays what the block refuses; of three that lie upon each other there can be three.
  for (let round = 0, laid = overlays; ; round++) {
    const merged = mergeOverlays(given, laid, validators.propsShape());
    const current = migrate(merged.props, version, block);
    if (!current.ok) return current;
    const checked = validators.props(current.props, place);
    // Places of an older version are others.
    const refused = version === block.v && round < overlays.length ? refusedIn(merged, checked) : [];
    if (refused.length === 0) return told(checked, [...findings, ...merged.findings], merged);
    findings.push(...refused.map(({ pointer, reason }) => notLaid(merged.sourceOf(pointer), reason)));
    laid = laid.map((overlay) => ({ ...overlay, props: without(overlay, refused) }));
  }

  function told(checked: Checked, before: Finding[], merged?: MergedProps): NodeProps {
    const placed = (finding: Finding): Finding => {
      const pointer = merged ? merged.sourceOf(finding.pointer) : `/props${finding.pointer}`;
      const at = { ...finding, pointer };
      return version === block.v ? at : atSourcePlace(at, node.raw, block.v);
    };
    const own = checked.findings.map(placed);
    return {
      ...{ ok: true, isValid: checked.ok, props: checked.value, findings: [...before, ...own] },
      placed: (finding) => placed({ ...finding, pointer: checked.placeBefore(finding.pointer) }),
    };
  }
}

/** Runs the block's steps one after the other, on a copy. */
function migrate(given: JsonObject, version: number, block: Block): Current {
  if (version === block.v) return { ok: true, props: given };
  let props: unknown = cloneJson(given);
  for (let step = version; step < block.v; step++) {
    try {
      const migration = block.migrations?.[step];
      if (!migration) throw new Error(`there is no step from version ${step}`);
      props = migration(props as JsonObject);
      if (!isJsonObject(props)) throw new Error(`the step from version ${step} made no object`);
    } catch (error) {
      const message = `Version ${version} cannot be brought to version ${block.v}: ${placedMessageOf(error)}.`;
      return refuse(
        'invalid',
        'migration-failed',
        '/v',
        message,
        'Write the node anew in the current version.',
      );
    }
  }
  return { ok: true, props: props as JsonObject };
}

/** A value that an overlay laid upon another, and that the block refuses. */
interface Refused {
  overlay: Overlay;
  pointer: string;
  reason: string;
}

function refusedIn({ overlayAt }: MergedProps, { refused }: Checked): Refused[] {
  return [...refused()].flatMap(([pointer, reason]) => {
    const overlay = overlayAt(pointer);
    return overlay ? [{ overlay, pointer, reason }] : [];
  });
}

/** What an overlay holds without the values that were refused in it; of lists the others keep their places. */
function without(overlay: Overlay, refused: readonly Refused[]): JsonObject {
  const own = refused.filter((value) => value.overlay === overlay);
  if (own.length === 0) return overlay.props;
  const props = cloneJson(overlay.props);
  for (const { pointer } of own) {
    const names = pointerSegments(pointer);
    const last = names.pop() ?? '';
    let holder = props;
    for (const name of names) holder = holder[name] as JsonObject;
    delete holder[last];
  }
  return props;
}

function notLaid(pointer: string, reason: string): Finding {
  return {
    code: 'overlay-invalid',
    severity: 'warning',
    pointer,
    message: `This is ignored, and what the node itself has is shown: it ${reason}.`,
    hint: 'Correct the value.',
  };
}

function refuse(
  state: PropsState,
  code: Finding['code'],
  pointer: string,
  message: string,
  hint: string,
): Extract<NodeProps, { ok: false }> {
  return { ok: false, state, finding: { code, severity: 'error', pointer, message, hint } };
}
