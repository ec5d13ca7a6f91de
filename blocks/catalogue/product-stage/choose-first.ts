import type { ProductPage } from '../../../schemas/catalogue/product-page.ts';

/**
 * Whether somebody must choose before the product can go anywhere (basket, delivery time): "Bitte wähle zuerst eine
 * Variante aus!" (Requirement 5.026)
 */
export function mustChooseFirst({ variant, isSoldOut }: Pick<ProductPage, 'variant' | 'isSoldOut'>): boolean {
  return variant === null && !isSoldOut;
}
