/** The product whose theme an embed describes. */
import { z } from 'zod';

const PRODUCTS = ['material-ui', 'joy-ui'] as const;
export type ThemeProduct = (typeof PRODUCTS)[number];

/** Props of an embed about a theme: `{"component": "ThemeTree", "product": "joy-ui"}`. */
export const themeProductSchema = z.strictObject({ product: z.enum(PRODUCTS) });
