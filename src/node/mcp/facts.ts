import type { ProductFacts } from '@/src/shared/answers/files';
import type { Product } from '@/src/shared/products';
import { readFacts } from '../answers/readFacts';

const known = new Map<string, ProductFacts>();

/** Reads the facts of a product once, which takes seconds. */
export function getFacts(product: Product): ProductFacts {
  const facts = known.get(product.id) ?? readFacts(product);
  known.set(product.id, facts);
  return facts;
}
