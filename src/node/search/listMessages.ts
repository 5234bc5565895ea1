/** Lists the messages of the packages for search. */
import type { Message, MessagesFile } from '@/src/shared/answers/messageFiles';
import type { TextsShard } from '@/src/shared/search/files';

/** The letters of a message that are enough to find it. */
const LENGTH = 200;

/**
 * Lists the messages about which a product has a page or section, each with the first one.
 * @param product id of the product.
 */
export function listMessages(
  product: string,
  { messages, explanations }: MessagesFile,
): TextsShard['messages'] {
  const isHere = (href: string) => href.startsWith(`/${product}/`);
  return messages.flatMap((message): TextsShard['messages'] => {
    const { places, explanation = -1 } = message;
    const pages = places.flatMap(({ href }) => href ?? []);
    const href = [...(explanations[explanation]?.sections ?? []), ...pages].find(isHere);
    return href === undefined ? [] : [[toText(message), href]];
  });
}

/** The fixed texts of a message on one line. */
function toText({ texts }: Message): string {
  return texts.join(' … ').replace(/\s+/g, ' ').trim().slice(0, LENGTH);
}
