import { createHash } from 'node:crypto';

const shape = /^[A-Z0-9][A-Z0-9-]{2,31}$/;
/** Without letters and digits that are read as others; 32 of them, so that five bits name one. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 3;
const perGroup = 4;

/** A code as codes are compared: capitals, without blanks. Null: no code looks like this. */
export function voucherCode(typed: string): string | null {
  const code = typed.normalize('NFKC').replaceAll(/\s+/g, '').toUpperCase();
  return shape.test(code) ? code : null;
}

/** A code that nobody guesses: 60 random bits behind what its campaign begins with. */
export function newVoucherCode(prefix: string, randomBytes: (size: number) => Uint8Array): string {
  const drawn = [...randomBytes(groups * perGroup)].map((byte) => letters[byte % letters.length] ?? '');
  const parts = Array.from({ length: groups }, (_, at) =>
    drawn.slice(at * perGroup, (at + 1) * perGroup).join(''),
  );
  return [prefix, ...parts].join('-');
}

/** An issued code as stores keep it: whoever reads the database can use none. */
export function hashedVoucherCode(tenant: string, code: string): string {
  return createHash('sha256').update(`voucher ${tenant} ${code}`).digest('base64url');
}
