import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import type { TextsOf } from '@/src/shared/embedTexts';
import type { TextKey } from '@/src/shared/translate';
import { readTexts } from '../i18n/languages';
import type { BuildText } from '../markdown/context';

/** Returns the texts of the keys that begin with a prefix, for an embed that browsers render. */
export function getEmbedTexts<Prefix extends string>(
  prefix: Prefix,
  t: BuildText,
): TextsOf<Prefix> {
  const keys = Object.keys(readTexts(DEFAULT_LANGUAGE)) as TextKey[];
  return Object.fromEntries(
    keys.filter((key) => key.startsWith(prefix)).map((key) => [key, t(key)]),
  ) as TextsOf<Prefix>;
}
