import { invoiceNumber, readInvoiceNumber } from '../order/invoice-number.ts';
import { readOrderNumber } from '../order/order-number.ts';

interface NamedOrders {
  orders: string[];
  invoices: string[];
}

/**
 * The numbers of orders and invoices that somebody wrote as the purpose of a payment, each once: an order's is known by its check digit,
 * with spaces or hyphens within it or where a bank has broken the line.
 */
export function namedOrders(purpose: string): NamedOrders {
  const joined = purpose.replaceAll(/(?<=\d)[\s-]+(?=\d)/g, '');
  const orders = [purpose, joined].flatMap((text) =>
    [...text.matchAll(/\d+/g)].flatMap(([digits]) => readOrderNumber(digits) ?? []),
  );
  const invoices = [
    ...purpose.toUpperCase().matchAll(/(?<![A-Z])([A-Z]{1,4})[\s-]?([2-9]\d{3})[\s-]?(\d{6,12})(?!\d)/g),
  ].flatMap(([, prefix, year, sequence]) => {
    const read = readInvoiceNumber(`${prefix}-${year}-${sequence}`);
    return read ? [invoiceNumber(read)] : [];
  });
  return { orders: [...new Set(orders)], invoices: [...new Set(invoices)] };
}
