import type { TextsOf } from '@/src/shared/embedTexts';
import type { TextKey } from '@/src/shared/translate';
import english from '@/translations/translations.json';
import type { BuildText } from '../markdown/context';

/** Returns the texts of the keys that begin with a prefix, for an embed that browsers render. */
export function getEmbedTexts<Prefix extends string>(
  prefix: Prefix,
  t: BuildText,
): TextsOf<Prefix> {
  const keys = (Object.keys(english) as TextKey[]).filter((key) => key.startsWith(prefix));
  return Object.fromEntries(keys.map((key) => [key, t(key)])) as TextsOf<Prefix>;
}
