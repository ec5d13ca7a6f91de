import { drawPaper } from '../../paper/draw-paper.ts';
import type { CarrierAddress, LabelOrder } from '../carrier-messages.ts';
import type { SandboxParcel } from './sandbox-parcels.ts';

/** A label as carriers make them: to whom, from whom, by which number. */
export function drawSandboxLabel(
  { trackingNumber, events }: SandboxParcel,
  { locale, from, to, reference }: LabelOrder,
): Promise<Buffer> {
  const lines = ({ name, street, postalCode, city, country }: CarrierAddress): string[] => [
    name,
    street,
    `${postalCode} ${city}`,
    country,
  ];
  return drawPaper({
    ...{ locale, title: `RETURN ${trackingNumber}`, author: 'Carrier (sandbox)', at: events[0]?.at ?? 0 },
    parts: [
      { kind: 'lines', lines: lines(to) },
      { kind: 'lines', lines: lines(from) },
      { kind: 'facts', rows: [['Reference', reference]] },
    ],
    foot: ['Sandbox: nobody brings this'],
  });
}
