/** Checks that the text and the files that the list of products names exist. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { PRODUCTS, type Product } from '@/src/shared/products';
import type { Translations } from '@/src/shared/translate';
import { BuildError } from '../../errors';
import { readTexts } from '../../i18n/languages';
import { ROOT } from '../../paths';

const FILE = 'src/shared/products.ts';

/** @throws BuildError when the English texts can't be read. */
export function checkProducts(products: readonly Product[] = PRODUCTS): BuildError[] {
  const texts: Translations = readTexts(DEFAULT_LANGUAGE);
  return products.flatMap(({ id, descriptionKey, logo }) => [
    ...(texts[descriptionKey]
      ? []
      : [
          new BuildError({
            file: FILE,
            cause: `the description of the product "${id}" is missing: the text "${descriptionKey}"`,
            remedy: `add "${descriptionKey}" to translations/translations.json`,
          }),
        ]),
    ...(logo === undefined || existsSync(path.join(ROOT, 'public', logo))
      ? []
      : [
          new BuildError({
            file: FILE,
            cause: `the logo of the product "${id}" is missing`,
            remedy: `draw public${logo}, or remove "logo" to use the general one`,
          }),
        ]),
  ]);
}
