import type { Block } from '../../blocks/kit/define/define-block.ts';
import { cloneJson, isJsonObject, type JsonObject, pointerSegment } from '../../schemas/json.ts';
import type { DocumentNode } from '../contract/page-document.ts';
import type { Finding } from './block-validator.ts';
import { placedMessageOf } from './message-of.ts';

/** Why a node's props cannot be brought to the block's version. */
type PropsState = 'future' | 'invalid';

type CurrentProps =
  | { ok: true; props: JsonObject; findings: Finding[] }
  | { ok: false; state: PropsState; finding: Finding };

/** The props in the block's current version, with the overlay of the locale. What the node holds is not changed. */
export function currentProps(node: DocumentNode, block: Block, locale: string): CurrentProps {
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
  const { overlay, findings } = overlayFor(node, locale);
  const props = overlay ? { ...given, ...overlay } : given;
  return version === block.v ? { ok: true, props, findings } : migrate(props, findings, version, block);
}

/** Whether the node's props, which `currentProps` could bring to the current version, were written for an older one. */
export function isOlder({ raw }: DocumentNode, block: Block): boolean {
  return (raw.v ?? 1) !== block.v;
}

/** Runs the block's steps one after the other, on a copy. */
function migrate(given: JsonObject, findings: Finding[], version: number, block: Block): CurrentProps {
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
  return { ok: true, props: props as JsonObject, findings };
}

/** The overlay of the locale, else of another locale of its language, else none: the node's own words. */
function overlayFor(
  { raw }: DocumentNode,
  locale: string,
): { overlay: JsonObject | undefined; findings: Finding[] } {
  if (raw.i18n === undefined || raw.i18n === null) return { overlay: undefined, findings: [] };
  if (!isJsonObject(raw.i18n)) return { overlay: undefined, findings: [brokenOverlay('/i18n')] };
  const names = Object.keys(raw.i18n);
  const findings = names
    .filter((name) => !isOverlay((raw.i18n as JsonObject)[name]))
    .map((name) => brokenOverlay(`/i18n/${pointerSegment(name)}`));
  const language = locale.slice(0, 3);
  const name =
    names.find((candidate) => candidate === locale) ??
    names.find((candidate) => candidate.startsWith(language));
  const entry = name === undefined ? undefined : raw.i18n[name];
  return { overlay: isOverlay(entry) ? entry.props : undefined, findings };
}

function isOverlay(entry: unknown): entry is { props: JsonObject | undefined } {
  return isJsonObject(entry) && (entry.props === undefined || isJsonObject(entry.props));
}

function brokenOverlay(pointer: string): Finding {
  return {
    code: 'overlay-invalid',
    severity: 'warning',
    pointer,
    message: 'The texts of this language are not understood and are not used.',
    hint: 'Write { "fr-CH": { "props": { … } } }.',
  };
}

function refuse(
  state: PropsState,
  code: Finding['code'],
  pointer: string,
  message: string,
  hint: string,
): CurrentProps {
  return { ok: false, state, finding: { code, severity: 'error', pointer, message, hint } };
}
