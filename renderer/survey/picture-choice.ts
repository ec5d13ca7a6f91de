/** A picture as a browser asks for it. */
export interface PictureChoice {
  id: string;
  width: number;
}

/** The phone that weights are told for: CSS pixels, and pixels of the screen for each. */
const phone = { width: 412, density: 2 };

/** Which of a picture's widths a phone downloads; undefined: it is none of the shop's pictures. */
export function pictureChoice({
  src = '',
  srcset = '',
  sizes = '',
}: Readonly<Record<string, string>>): PictureChoice | undefined {
  const offered = srcset
    .split(',')
    .map((candidate) => choiceOf(candidate.trim().split(' ')[0] ?? ''))
    .filter((choice) => choice !== undefined);
  const needed = shownWidth(sizes) * phone.density;
  const fitting = offered.toSorted((one, other) => one.width - other.width);
  return fitting.find(({ width }) => width >= needed) ?? fitting.at(-1) ?? choiceOf(src);
}

/** `/bilder/<id>/<width>-<revision>` */
function choiceOf(address: string): PictureChoice | undefined {
  const [start, folder, id, file = ''] = address.split('/');
  const width = Number.parseInt(file, 10);
  return start === '' && folder === 'bilder' && id && width > 0 ? { id, width } : undefined;
}

/** CSS pixels that `sizes` names for the phone: its last length, which holds where no condition does. */
function shownWidth(sizes: string): number {
  const last = sizes.split(',').at(-1)?.trim() ?? '';
  const length = /(\d+(?:\.\d+)?)(vw|px|rem|em)/.exec(last);
  if (!length) return phone.width;
  const count = Number(length[1]);
  if (length[2] === 'vw') return (count / 100) * phone.width;
  return Math.min(phone.width, length[2] === 'px' ? count : count * 16);
}
