import { sql } from 'kysely';
import type { CreditNoteDocument } from '../../../schemas/fulfilment/credit-note-document.ts';
import type { FulfilledOrder } from '../../../schemas/fulfilment/fulfilled-order.ts';
import type { OrderRefund } from '../../../schemas/fulfilment/order-refund.ts';
import type { OrderReturn, ReceivedPieces } from '../../../schemas/fulfilment/order-return.ts';
import type { Parcel } from '../../../schemas/fulfilment/parcel.ts';
import type { OrderName, Transaction } from './order-book.ts';

/** What has become of an order beside its own row. */
export type Happened = Pick<FulfilledOrder, 'parcels' | 'cancellations' | 'returns' | 'refunds' | 'notes'>;

/** A credit note as it is kept; `document`: a `CreditNoteDocument`. */
export interface KeptCreditNote {
  number: string;
  invoice: string;
  /** In ms since 1970. */
  issuedAt: number;
  document: unknown;
}

/** Everything that happened to an order, the first one first. */
export async function readHappened(
  transaction: Transaction,
  { tenant, number }: OrderName,
): Promise<Happened> {
  const which = sql`tenant = ${tenant} and number = ${number}`;
  const parcels = await sql<Parcel>`
    select carrier, tracking_number as "trackingNumber", pieces, value, shipped_at as "shippedAt",
           delivered_at as "deliveredAt"
      from order_parcel where ${which} order by id`.execute(transaction);
  const cancellations = await sql<FulfilledOrder['cancellations'][number]>`
    select key, pieces, cause, at from order_cancellation where ${which} order by id`.execute(transaction);
  const returns = await sql<OrderReturn>`
    select key, kind, reason, pieces, way, declared_at as "declaredAt", received, received_at as "receivedAt"
      from order_return where ${which} order by id`.execute(transaction);
  const refunds = await sql<OrderRefund>`
    select key, cause, pieces, shipping, kept_back as "keptBack", amount, means, credit_note as "creditNote", at
      from order_refund where ${which} order by id`.execute(transaction);
  const notes = await sql<FulfilledOrder['notes'][number]>`
    select key, text, at from order_note where ${which} order by id`.execute(transaction);
  return {
    parcels: parcels.rows,
    cancellations: cancellations.rows,
    returns: returns.rows,
    refunds: refunds.rows,
    notes: notes.rows,
  };
}

export async function insertParcel(
  transaction: Transaction,
  { tenant, number }: OrderName,
  { carrier, trackingNumber, pieces, value, shippedAt }: Omit<Parcel, 'deliveredAt'>,
): Promise<void> {
  await sql`
    insert into order_parcel (tenant, number, carrier, tracking_number, pieces, value, shipped_at)
    values (${tenant}, ${number}, ${carrier}, ${trackingNumber}, ${JSON.stringify(pieces)}::jsonb, ${value}, ${shippedAt})`.execute(
    transaction,
  );
}

export async function writeDelivered(
  transaction: Transaction,
  { tenant, number }: OrderName,
  { carrier, trackingNumber }: Pick<Parcel, 'carrier' | 'trackingNumber'>,
  at: number,
): Promise<void> {
  await sql`
    update order_parcel set delivered_at = ${at}
     where tenant = ${tenant} and number = ${number} and carrier = ${carrier} and tracking_number = ${trackingNumber}`.execute(
    transaction,
  );
}

export async function insertCancellation(
  transaction: Transaction,
  { tenant, number }: OrderName,
  { key, pieces, cause, at }: FulfilledOrder['cancellations'][number],
): Promise<void> {
  await sql`
    insert into order_cancellation (tenant, number, key, pieces, cause, at)
    values (${tenant}, ${number}, ${key}, ${JSON.stringify(pieces)}::jsonb, ${cause}, ${at})`.execute(
    transaction,
  );
}

export async function insertReturn(
  transaction: Transaction,
  { tenant, number }: OrderName,
  { key, kind, reason, pieces, way, declaredAt }: Omit<OrderReturn, 'received' | 'receivedAt'>,
): Promise<void> {
  await sql`
    insert into order_return (tenant, number, key, kind, reason, pieces, way, declared_at)
    values (${tenant}, ${number}, ${key}, ${kind}, ${reason}, ${JSON.stringify(pieces)}::jsonb,
            ${JSON.stringify(way)}::jsonb, ${declaredAt})`.execute(transaction);
}

/** Keeps the label of a return; `file`: PDF. */
export async function writeLabel(
  transaction: Transaction,
  { tenant, number }: OrderName,
  key: string,
  { way, file }: { way: OrderReturn['way']; file: Buffer },
): Promise<void> {
  await sql`
    update order_return set way = ${JSON.stringify(way)}::jsonb
     where tenant = ${tenant} and number = ${number} and key = ${key}`.execute(transaction);
  await sql`
    insert into return_label (tenant, number, key, file) values (${tenant}, ${number}, ${key}, ${file})`.execute(
    transaction,
  );
}

/** The label that a carrier has made for a return, as PDF; null: there is none. */
export async function labelOf(
  transaction: Transaction,
  { tenant, number }: OrderName,
  key: string,
): Promise<Buffer | null> {
  const { rows } = await sql<{ file: Buffer }>`
    select file from return_label where tenant = ${tenant} and number = ${number} and key = ${key}`.execute(
    transaction,
  );
  return rows[0]?.file ?? null;
}

export async function writeReceived(
  transaction: Transaction,
  { tenant, number }: OrderName,
  key: string,
  { received, at }: { received: ReceivedPieces; at: number },
): Promise<void> {
  await sql`
    update order_return set received = ${JSON.stringify(received)}::jsonb, received_at = ${at}
     where tenant = ${tenant} and number = ${number} and key = ${key}`.execute(transaction);
}

export async function insertRefund(
  transaction: Transaction,
  { tenant, number }: OrderName,
  { key, cause, pieces, shipping, keptBack, amount, means, creditNote, at }: OrderRefund,
): Promise<void> {
  await sql`
    insert into order_refund (tenant, number, key, cause, pieces, shipping, kept_back, amount, means, credit_note, at)
    values (${tenant}, ${number}, ${key}, ${cause}, ${JSON.stringify(pieces)}::jsonb, ${shipping}, ${keptBack},
            ${amount}, ${means}, ${creditNote}, ${at})`.execute(transaction);
}

export async function insertCreditNote(
  transaction: Transaction,
  tenant: string,
  {
    number,
    invoice,
    document,
    at,
  }: { number: string; invoice: string; document: CreditNoteDocument; at: number },
): Promise<void> {
  await sql`
    insert into credit_note (tenant, number, invoice, order_number, document, issued_at)
    values (${tenant}, ${number}, ${invoice}, ${document.order}, ${JSON.stringify(document)}::jsonb, ${at})`.execute(
    transaction,
  );
}

export async function insertNote(
  transaction: Transaction,
  { tenant, number }: OrderName,
  { key, text, at }: FulfilledOrder['notes'][number],
): Promise<void> {
  await sql`
    insert into order_note (tenant, number, key, text, at)
    values (${tenant}, ${number}, ${key}, ${text}, ${at}) on conflict (tenant, number, key) do nothing`.execute(
    transaction,
  );
}

/** Credit notes of an order, the first one first. */
export async function creditNotesOf(
  transaction: Transaction,
  { tenant, number }: OrderName,
): Promise<KeptCreditNote[]> {
  const { rows } = await sql<KeptCreditNote>`
    select number, invoice, issued_at as "issuedAt", document from credit_note
     where tenant = ${tenant} and order_number = ${number} order by issued_at, number`.execute(transaction);
  return rows;
}
