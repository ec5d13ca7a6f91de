import { maxQuantity } from '../../../schemas/basket/basket.ts';
import type { BasketForm } from '../../../schemas/basket/basket-form.ts';
import { type GoodsService, goodsServices } from '../../../schemas/catalogue/goods-service.ts';
import { choiceQueryNames } from '../../../schemas/catalogue/product-page.ts';
import { variantAxes } from '../../../schemas/catalogue/product-variant.ts';
import type { AddressWords } from '../../../schemas/tenant/address-words.ts';
import { sku as skuShape } from '../../../schemas/product-card.ts';
import { type FormValues, valueOf } from '../../collection/form-values.ts';
import type { ArticleChoice } from './basket-ports.ts';

/** What a form of the basket asks for; all else that it brings (a price) is not looked at. */
export type BasketFormData =
  /** `choice`: what was chosen of the product that `sku` is. */
  | { form: 'add'; sku: string; quantity: number; choice: ArticleChoice; services: GoodsService[] }
  | { form: 'change' | 'undo'; sku: string; quantity: number }
  | { form: 'remove'; sku: string }
  | { form: 'service' | 'remove-service'; sku: string; service: GoodsService }
  | { form: 'voucher'; code: string }
  | { form: 'remove-voucher' }
  | { form: 'delivery'; option: string };

type ReadForm =
  | { ok: true; data: BasketFormData }
  | { ok: false; reason: 'article' | 'quantity' | 'service'; sku: string | null };

/** However many digits: more pieces than anybody has are capped like all others. */
const wholeNumber = /^\d+$/;

/** A page's choice has the names that its address has. */
type Words = Pick<AddressWords, 'parameter'>;

/** Reads a form of the basket. A field that came twice is none. */
export function readBasketForm(form: BasketForm, values: FormValues, words: Words): ReadForm {
  switch (form) {
    case 'voucher':
      return { ok: true, data: { form, code: (valueOf(values, 'code') ?? '').slice(0, 200) } };
    case 'remove-voucher':
      return { ok: true, data: { form } };
    case 'delivery':
      return { ok: true, data: { form, option: valueOf(values, 'option') ?? '' } };
    default:
      return readArticleForm(form, values, words);
  }
}

function readArticleForm(
  form: 'add' | 'change' | 'remove' | 'undo' | 'service' | 'remove-service',
  values: FormValues,
  words: Words,
): ReadForm {
  const named = skuShape.safeParse((valueOf(values, 'sku') ?? valueOf(values, 'product'))?.trim());
  if (!named.success) return { ok: false, reason: 'article', sku: null };
  const sku = named.data;
  if (form === 'remove') return { ok: true, data: { form, sku } };
  if (form === 'service' || form === 'remove-service') {
    const service = goodsServices.find((each) => each === valueOf(values, 'service'));
    return service ? { ok: true, data: { form, sku, service } } : { ok: false, reason: 'service', sku };
  }
  const quantity = quantityOf(form, values);
  if (quantity === null) return { ok: false, reason: 'quantity', sku };
  if (form === 'change' && quantity === 0) return { ok: true, data: { form: 'remove', sku } };
  if (form !== 'add') return { ok: true, data: { form, sku, quantity } };
  const services = goodsServices.filter((each) => valueOf(values, each) === 'yes');
  return { ok: true, data: { form, sku, quantity, choice: choiceOf(values, words), services } };
}

/** Values are what the product's page offers, or none. */
function choiceOf(values: FormValues, words: Words): ArticleChoice {
  const read = (name: string): string | undefined =>
    valueOf(values, words.parameter(name)) ?? valueOf(values, name);
  return Object.fromEntries(variantAxes.map((axis) => [axis, read(choiceQueryNames[axis])]));
}

function quantityOf(form: 'add' | 'change' | 'undo', values: FormValues): number | null {
  const written = values.has('quantity') ? valueOf(values, 'quantity')?.trim() : '';
  if (written === undefined) return null;
  if (written === '') return form === 'add' ? 1 : null;
  if (!wholeNumber.test(written)) return null;
  const quantity = Number(written);
  if (quantity === 0) return form === 'change' ? 0 : null;
  return form === 'undo' ? Math.min(quantity, maxQuantity) : quantity;
}
