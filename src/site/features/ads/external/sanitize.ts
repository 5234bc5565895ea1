import type { SafeMarkup } from '../adModel';

/**
 * Inline elements that are kept, without attributes. Links are replaced by their text, because the ad is a link itself.
 */
const INLINE_TAGS = ['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'code'];

/**
 * Matches tags with attributes. DOMPurify would remove the attributes as well, but removing them first avoids reports
 * about inline event handlers.
 */
const ATTRIBUTES = /<([a-z]+)[^>]*>/gi;

/**
 * Sanitizes external markup. DOMPurify is loaded only if there is markup.
 * @returns the text itself if it contains no markup.
 */
export async function sanitize(markup: string): Promise<string | SafeMarkup> {
  if (!/[<&]/.test(markup)) {
    return markup;
  }
  const { default: DOMPurify } = await import('dompurify');
  // Where DOMPurify isn't supported, it returns its input unchanged.
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
