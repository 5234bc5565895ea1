/** The product whose theme an embed describes. */
import { z } from 'zod';

const PRODUCTS = ['material-ui', 'joy-ui'] as const;
export type ThemeProduct = (typeof PRODUCTS)[number];

/** Whether a product has a theme of its own. */
export function isThemeProduct(product: string): product is ThemeProduct {
  return (PRODUCTS as readonly string[]).includes(product);
}

/** Props of an embed about a theme: `{"component": "ThemeTree", "product": "joy-ui"}`. */
export const themeProductSchema = z.strictObject({ product: z.enum(PRODUCTS) });
