import type { DocumentKind } from '../../../schemas/editing/document.ts';
import type { DeliveredFiles } from './delivered-files.ts';
import { draftFileOf, fileOfDraft, type FilePlace, placeOfFile } from './document-file.ts';
import { readText, type TextFacts } from './document-text.ts';
import { placeOf } from './published-index.ts';

/** What the store holds of a document, as far as a delivery of files needs it. */
export interface KnownDocument {
  id: string;
  tenant: string;
  kind: DocumentKind;
  locale: string | null;
  key: string;
  file: string;
  draftFile: string;
  /** Hashes of what is published and of the draft; null: there is none. */
  hash: string | null;
  draftHash: string | null;
  /** What the two were when they were last the same outside. */
  fileHash: string | null;
  draftFileHash: string | null;
  exportedHash: string | null;
  draftExportedHash: string | null;
}

/** A text that becomes what is published, or the draft. */
interface DeliveredText {
  file: string;
  text: string;
  facts: TextFacts;
  key: string;
}

/** What is to be done to one document. */
export interface DeliveryStep {
  /** Undefined: it is new. */
  known: KnownDocument | undefined;
  place: FilePlace;
  key: string;
  file: string;
  draftFile: string;
  live?: DeliveredText;
  draft?: DeliveredText;
}

/** What a delivery of files comes to. */
export interface DeliveryPlan {
  steps: DeliveryStep[];
  /** Documents whose files are gone. */
  gone: KnownDocument[];
  goneDrafts: KnownDocument[];
  /** Documents that are as delivered, but were noted otherwise. */
  same: { known: KnownDocument; live?: string; draft?: string }[];
  /** Files that differ from what was edited here, which stays. */
  kept: string[];
  /** Files that hold nothing that can be kept, and why. */
  faults: { file: string; message: string }[];
  /** Files that are as what is kept. */
  unchanged: string[];
}

/**
 * `follow`: the folder that comes with the shop; what was edited here stays, and what is gone there goes. `import`: files that
 * somebody brings; what is not among them stays. `force`: they win over what was edited here.
 */
export interface DeliveryMode {
  follows: boolean;
  force: boolean;
}

/** Decides what delivered files change, without changing anything. */
export function planDelivery(
  known: readonly KnownDocument[],
  delivered: DeliveredFiles,
  { follows, force }: DeliveryMode,
): DeliveryPlan {
  const plan: DeliveryPlan = {
    ...{ steps: [], gone: [], goneDrafts: [], same: [], kept: [], unchanged: [] },
    faults: [...delivered.unreadable].map(([file, message]) => ({ file, message })),
  };
  const byFile = new Map(known.map((document) => [document.file, document]));
  const byDraftFile = new Map(known.map((document) => [document.draftFile, document]));
  const byPlace = new Map<string, KnownDocument>();
  // What is published at a key goes before what only was or wants to be there.
  for (const document of known.toSorted((a, b) => Number(a.hash !== null) - Number(b.hash !== null)))
    byPlace.set(placeOf(document), document);
  const steps = new Map<string, DeliveryStep>();
  const seen = new Map<string, string>();
  const claimed = new Set<KnownDocument>();

  for (const [file, { bytes, hash }] of delivered.files) {
    const place = placeOfFile(file);
    if (!place) {
      plan.faults.push({ file, message: 'No call asks for what lies there.' });
      continue;
    }
    // Most files are as they were: they need no reading.
    const own = byFile.get(file);
    if (follows && own?.hash === hash && own.fileHash === hash) {
      seen.set(`false ${placeOf(own)}`, file);
      claimed.add(own);
      plan.unchanged.push(file);
      continue;
    }
    const read = readText(place.kind, bytes);
    if (!read.ok) {
      plan.faults.push({ file, message: `${read.message}.` });
      continue;
    }
    takeFile(file, hash, place, bytes, read.facts);
  }
  plan.steps = [...steps.values()];
  if (follows) findGone();
  return plan;

  function takeFile(file: string, hash: string, place: FilePlace, bytes: Buffer, facts: TextFacts): void {
    const isDraft = place.isDraft || facts.isDraft;
    const key = place.key ?? facts.path ?? '';
    const at = placeOf({ ...place, key });
    const first = seen.get(`${isDraft} ${at}`);
    if (first !== undefined) {
      plan.faults.push({ file, message: `The file ${first} has the same path.` });
      return;
    }
    seen.set(`${isDraft} ${at}`, file);
    const own = isDraft ? byDraftFile.get(file) : byFile.get(file);
    const document = (own && isAlike(own, place) ? own : undefined) ?? byPlace.get(at);
    if (document) claimed.add(document);
    if (document && isAsKept(document, isDraft, hash)) {
      plan.unchanged.push(file);
      noteSame(document, isDraft, hash);
      return;
    }
    if (document && follows && (isDraft ? document.draftFileHash : document.fileHash) === hash) return;
    if (document && !force && isEdited(document, follows)) {
      plan.kept.push(file);
      return;
    }
    const step = stepFor(document, place, key, at, file, isDraft);
    step[isDraft ? 'draft' : 'live'] = { file, text: bytes.toString('utf8'), facts, key };
  }

  function stepFor(
    document: KnownDocument | undefined,
    place: FilePlace,
    key: string,
    at: string,
    file: string,
    isDraft: boolean,
  ): DeliveryStep {
    const name = document?.id ?? at;
    const before = steps.get(name);
    const liveFile = isDraft ? (before?.file ?? document?.file ?? fileOfDraft(file)) : file;
    const draftFile = isDraft ? file : (before?.draft?.file ?? draftFileOf(file));
    const step = { ...before, known: document, place, key: before?.key ?? key, file: liveFile, draftFile };
    steps.set(name, step);
    return step;
  }

  function noteSame(document: KnownDocument, isDraft: boolean, hash: string): void {
    const noted = isDraft
      ? follows
        ? document.draftFileHash
        : document.draftExportedHash
      : follows
        ? document.fileHash
        : document.exportedHash;
    if (noted !== hash) plan.same.push({ known: document, ...(isDraft ? { draft: hash } : { live: hash }) });
  }

  function findGone(): void {
    const isHidden = (file: string): boolean =>
      [...delivered.unreadable.keys()].some((place) => file === place || file.startsWith(`${place}/`));
    const isThere = (file: string): boolean => delivered.files.has(file) || isHidden(file);
    for (const document of known) {
      const { file, draftFile, fileHash, draftFileHash, draftHash } = document;
      if (fileHash !== null && !isThere(file) && !claimed.has(document)) {
        if (isEdited(document, follows)) plan.kept.push(file);
        else plan.gone.push(document);
      }
      // A file that called itself a draft may hold what is published now.
      const isPublishedNow = steps.get(document.id)?.live?.file === draftFile;
      const isDraftGone = isPublishedNow || !isThere(draftFile);
      if (draftFileHash !== null && isDraftGone && !steps.get(document.id)?.draft) {
        if (draftHash === draftFileHash) plan.goneDrafts.push(document);
        else if (draftHash !== null) plan.kept.push(draftFile);
      }
    }
  }
}

function isAlike(document: KnownDocument, place: FilePlace): boolean {
  return document.tenant === place.tenant && document.kind === place.kind && document.locale === place.locale;
}

function isAsKept(document: KnownDocument, isDraft: boolean, hash: string): boolean {
  return (isDraft ? document.draftHash : document.hash) === hash;
}

/** Whether a document was edited here since it was last the same outside. */
function isEdited(document: KnownDocument, follows: boolean): boolean {
  const isNoted = (now: string | null, inFile: string | null, exported: string | null): boolean =>
    now === inFile || (!follows && now === exported);
  return !(
    isNoted(document.hash, document.fileHash, document.exportedHash) &&
    isNoted(document.draftHash, document.draftFileHash, document.draftExportedHash)
  );
}
