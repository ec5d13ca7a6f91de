import { roundHalfUp, type Cents } from './cents.ts';
import { scaledDecimal } from './decimal.ts';

export type ContentUnit = 'g' | 'kg' | 'ml' | 'cl' | 'l' | 'mm' | 'cm' | 'm' | 'cm²' | 'm²';
export type UnitReference = '1 kg' | '100 g' | '1 l' | '100 ml' | '1 m' | '1 m²';

type Measure = { dimension: 'mass' | 'volume' | 'length' | 'area'; size: bigint };

const units: Record<ContentUnit, Measure & { reference: UnitReference }> = {
  g: { dimension: 'mass', size: 1n, reference: '1 kg' },
  kg: { dimension: 'mass', size: 1000n, reference: '1 kg' },
  ml: { dimension: 'volume', size: 1n, reference: '1 l' },
  cl: { dimension: 'volume', size: 10n, reference: '1 l' },
  l: { dimension: 'volume', size: 1000n, reference: '1 l' },
  mm: { dimension: 'length', size: 1n, reference: '1 m' },
  cm: { dimension: 'length', size: 10n, reference: '1 m' },
  m: { dimension: 'length', size: 1000n, reference: '1 m' },
  'cm²': { dimension: 'area', size: 1n, reference: '1 m²' },
  'm²': { dimension: 'area', size: 10_000n, reference: '1 m²' },
};

const references: Record<UnitReference, Measure> = {
  '1 kg': { dimension: 'mass', size: 1000n },
  '100 g': { dimension: 'mass', size: 100n },
  '1 l': { dimension: 'volume', size: 1000n },
  '100 ml': { dimension: 'volume', size: 100n },
  '1 m': { dimension: 'length', size: 1000n },
  '1 m²': { dimension: 'area', size: 10_000n },
};

/**
 * Returns the price per reference amount (Grundpreis), rounded half up, of goods that cost `price` and contain
 * `amount` of `unit`, a number with up to three decimals. The reference is 1 kg, 1 l, 1 m or 1 m² unless one is
 * given (100 g, 100 ml). Null when the content is not such a number, is zero, or measures something else.
 */
export function unitPrice(
  price: Cents,
  content: { amount: number; unit: ContentUnit },
  reference: UnitReference = units[content.unit].reference,
): { cents: Cents; per: UnitReference } | null {
  const unit = units[content.unit];
  const per = references[reference];
  const thousandths = scaledDecimal(String(content.amount), 3);
  if (!thousandths || per.dimension !== unit.dimension) return null;
  const cents = roundHalfUp(BigInt(price) * per.size * 1000n, BigInt(thousandths) * unit.size);
  return { cents, per: reference };
}
