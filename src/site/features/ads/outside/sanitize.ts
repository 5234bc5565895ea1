import type { SafeMarkup } from '../adModel';

/** Markup within a line, without attributes. A link would stand in a link: its words stay. */
const INLINE_TAGS = ['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'code'];

/** No tag has attributes in the end. Without them from the start, the browser has no handlers in them to complain of. */
const ATTRIBUTES = /<([a-z]+)[^>]*>/gi;

/**
 * Leaves of foreign markup what is harmless. DOMPurify is loaded when there is markup.
 * @returns the text itself when it has none.
 */
export async function sanitize(markup: string): Promise<string | SafeMarkup> {
  if (!/[<&]/.test(markup)) {
    return markup;
  }
  const { default: DOMPurify } = await import('dompurify');
  // Where it cannot work it gives back what it was given.
  return DOMPurify.isSupported
    ? {
        safeHtml: DOMPurify.sanitize(markup.replace(ATTRIBUTES, '<$1>'), {
          ALLOWED_TAGS: INLINE_TAGS,
          ALLOWED_ATTR: [],
          ALLOW_ARIA_ATTR: false,
          ALLOW_DATA_ATTR: false,
        }),
      }
    : '';
}
