import type { Block } from '../../blocks/kit/define/define-block.ts';
import { askIfMeant } from '../../schemas/writing/ask-if-meant.ts';
import { valueWords } from '../../schemas/writing/value-words.ts';
import type { Finding } from '../../schemas/issue.ts';
import { isJsonObject, pointerSegment } from '../../schemas/json.ts';
import { loadRequest, type LoadRequest } from '../../schemas/page.ts';
import type { Loaders } from '../contract/loader.ts';
import type { DocumentNode } from '../contract/page-document.ts';
import { isRequestArgument } from './request-arguments.ts';

interface NodeLoads {
  loads: Record<string, LoadRequest>;
  findings: Finding[];
  /** Dimensions of the request that what is loaded depends on, beyond tenant, locale and path. */
  dimensions: string[];
  /** Whether something that the block must have cannot be asked for. */
  isInvalid: boolean;
  /** Whether something is loaded that is one visitor's. */
  isPersonal: boolean;
}

/**
 * What a node asks for: what follows from its props, then its own `data`, which wins. Requests that cannot be made are
 * reported and left out.
 */
export function loadsOf(node: DocumentNode, block: Block, props: unknown, loaders: Loaders): NodeLoads {
  const result: NodeLoads = { loads: {}, findings: [], dimensions: [], isInvalid: false, isPersonal: false };
  const wanted = new Map<string, LoadRequest>();
  for (const [name, request] of Object.entries(block.load?.(props) ?? {}))
    if (request) wanted.set(name, request);
  readOwn(node, block, wanted, result.findings);
  for (const [name, request] of wanted) {
    const finding = faultOf(name, request, loaders);
    if (finding) {
      result.findings.push(finding);
      if (block.data?.[name]?.required) result.isInvalid = true;
      continue;
    }
    result.loads[name] = request;
    const loader = loaders.get(request.load);
    result.dimensions.push(...(loader?.dimensions ?? []));
    if (loader?.isPersonal) result.isPersonal = true;
    if (Object.values(request.args).includes('$device')) result.dimensions.push('device');
  }
  return result;
}

const requests = new WeakMap<object, LoadRequest | null>();

/** A request as the document has it, read once; null when it is not understood. */
function readRequest(value: unknown): LoadRequest | null {
  if (!isJsonObject(value)) return null;
  let request = requests.get(value);
  if (request === undefined) {
    const parsed = loadRequest.safeParse(value, { error: valueWords });
    requests.set(value, (request = parsed.success ? parsed.data : null));
  }
  return request;
}

function readOwn(
  node: DocumentNode,
  block: Block,
  wanted: Map<string, LoadRequest>,
  findings: Finding[],
): void {
  const { data } = node.raw;
  if (data === undefined || data === null) return;
  const hint = 'Write { "load": "…", "args": { … } } under a name that the block knows.';
  const refuse = (pointer: string, message: string, todo = hint): void => {
    findings.push({ code: 'loader-args-invalid', severity: 'warning', pointer, message, hint: todo });
  };
  if (!isJsonObject(data)) {
    refuse('/data', '"data" must be an object of requests.');
    return;
  }
  for (const [name, value] of Object.entries(data)) {
    if (value === null) continue;
    const pointer = `/data/${pointerSegment(name)}`;
    const request = readRequest(value);
    if (!block.data || !Object.hasOwn(block.data, name))
      refuse(
        pointer,
        `The block loads nothing named "${name.slice(0, 64)}".`,
        askIfMeant(name, Object.keys(block.data ?? {}), hint),
      );
    else if (!request) refuse(pointer, 'What is to be loaded is not understood.');
    else wanted.set(name, request);
  }
}

function faultOf(name: string, request: LoadRequest, loaders: Loaders): Finding | undefined {
  const pointer = `/data/${pointerSegment(name)}`;
  const loader = loaders.get(request.load);
  if (!loader) {
    const hint = askIfMeant(request.load, loaders.keys(), `Known: ${[...loaders.keys()].join(', ')}.`);
    return {
      code: 'loader-unknown',
      severity: 'error',
      pointer: `${pointer}/load`,
      message: `There is no loader "${request.load}".`,
      hint,
    };
  }
  const wrong = (argument: string, message: string): Finding => ({
    code: 'loader-args-invalid',
    severity: 'error',
    pointer: argument === '' ? `${pointer}/args` : `${pointer}/args/${pointerSegment(argument)}`,
    message,
    hint: 'Correct the arguments; from the request come $locale, $path, $device and $param.name.',
  });
  const fromRequest = Object.entries(request.args).filter(
    ([, value]) => typeof value === 'string' && value.startsWith('$'),
  );
  const unknown = fromRequest.find(([, value]) => !isRequestArgument(String(value)));
  if (unknown)
    return wrong(unknown[0], `"${String(unknown[1]).slice(0, 64)}" cannot be taken from a request.`);
  // What comes from the request is checked when it is there.
  const parsed =
    fromRequest.length > 0 ? undefined : loader.args.safeParse(request.args, { error: valueWords });
  const issue = parsed?.error?.issues[0];
  return (
    issue &&
    wrong(issue.path.length === 0 ? '' : String(issue.path[0]), `The loader refuses this: ${issue.message}.`)
  );
}
