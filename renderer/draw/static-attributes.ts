/** How React writes an attribute: `plain` leaves booleans out, `state` writes them, `flag` has no value. */
interface Attribute {
  /** What stands before the value. */
  open: string;
  kind: 'plain' | 'state' | 'flag' | 'url' | 'address' | 'positive' | 'number' | 'optional';
}

const table = new Map<string, Attribute>();

/** Attributes that React knows and this table does not. */
const unknown = new Set(['innerHTML', 'ref', 'scoped', 'seamless', 'credentialless', 'style']);

function define(kind: Attribute['kind'], names: string, write = (name: string): string => name): void {
  for (const name of names.split(' ')) table.set(name, { open: ` ${write(name)}="`, kind });
}

const lower = (name: string): string => name.toLowerCase();
const hyphened = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

define('plain', 'className', () => 'class');
define('plain', 'htmlFor', () => 'for');
define('plain', 'tabIndex crossOrigin', lower);
define(
  'plain',
  'acceptCharset httpEquiv clipPath clipRule dominantBaseline fillOpacity fillRule fontFamily fontSize fontWeight letterSpacing markerEnd markerMid markerStart pointerEvents shapeRendering stopColor stopOpacity strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor transformOrigin vectorEffect',
  hyphened,
);
define(
  'plain',
  'autoCapitalize autoComplete autoCorrect cellPadding charSet colSpan dateTime encType enterKeyHint fetchPriority formEncType formMethod formTarget gradientTransform gradientUnits hrefLang imageSizes imageSrcSet inputMode itemProp itemType maxLength minLength pathLength popoverTarget popoverTargetAction preserveAspectRatio referrerPolicy srcLang srcSet useMap viewBox',
);
define('flag', 'autoFocus multiple muted', lower);
define(
  'flag',
  'inert allowFullScreen async autoPlay checked controls default defer disabled formNoValidate hidden itemScope loop noModule noValidate open playsInline readOnly required reversed',
);
define('state', 'contentEditable draggable focusable spellCheck value');
define('url', 'action formAction');
define('address', 'href src');
define('positive', 'cols rows size span');
define('number', 'rowSpan start');
define('optional', 'capture download');

/** The attribute that a prop becomes; undefined when only React knows. */
export function attributeOf(prop: string): Attribute | undefined {
  const known = table.get(prop);
  if (known) return known;
  if (unknown.has(prop) || !/^[a-z][a-z0-9-]*$/.test(prop) || /^on/.test(prop)) return undefined;
  const attribute: Attribute = { open: ` ${prop}="`, kind: /^(data|aria)-/.test(prop) ? 'state' : 'plain' };
  // Names come from views, not from content: there are only so many.
  table.set(prop, attribute);
  return attribute;
}

/** The value as React writes it, not yet escaped; null: left out; undefined: only React knows. */
export function attributeText({ kind }: Attribute, value: unknown): string | null | undefined {
  if (typeof value === 'string')
    return kind === 'plain' || kind === 'state' ? value : stringText(kind, value);
  if (typeof value === 'boolean') {
    if (kind === 'state') return String(value);
    if (kind === 'flag' || kind === 'optional') return value ? '' : null;
    return kind === 'plain' ? null : undefined;
  }
  if (typeof value !== 'number') return undefined;
  if (kind === 'flag') return value ? '' : null;
  if (kind === 'positive') return value >= 1 ? String(value) : null;
  if (kind === 'number') return Number.isNaN(value) ? null : String(value);
  return kind === 'plain' || kind === 'state' ? String(value) : undefined;
}

function stringText(kind: Attribute['kind'], value: string): string | null | undefined {
  if (kind === 'flag') return value === '' ? null : '';
  if (kind === 'optional') return value;
  if (kind === 'positive' || kind === 'number') return undefined;
  if (value === '' && kind === 'address') return null;
  // React replaces addresses that run code; whether this is one is left to it.
  // oxlint-disable-next-line no-control-regex -- they may stand before the scheme
  return /^[\u0000-\u001f ]*j/i.test(value) ? undefined : value;
}
