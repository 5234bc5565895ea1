import type { JSX } from 'react';

/** Props of `AdoptedHtml`: the tag, its attributes, and the inner HTML. */
type AdoptedHtmlProps = {
  as?: keyof JSX.IntrinsicElements;
  /** Absent in the browser after the lean step. In that case, the server's HTML is kept. */
  html: string | undefined;
  className?: string | undefined;
  id?: string | undefined;
  lang?: string | undefined;
  'aria-hidden'?: boolean;
};

/**
 * HTML that was made at build. React renders it on the server and after in-site navigation. On an exported page, it
 * keeps the existing DOM, so prose doesn't hydrate and isn't transferred twice.
 */
export function AdoptedHtml({ as = 'div', html, ...attributes }: AdoptedHtmlProps) {
  const Tag = as as 'div';
  return (
    <Tag
      {...attributes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  );
}
