import type { JSX } from 'react';

/** Props of `AdoptedHtml`: the tag, its attributes, and the HTML inside. */
type AdoptedHtmlProps = {
  as?: keyof JSX.IntrinsicElements;
  /** Absent in the browser after the lean step: then the server's HTML stays as it is. */
  html: string | undefined;
  className?: string | undefined;
  id?: string | undefined;
  'aria-hidden'?: boolean;
};

/**
 * HTML that was made at build. React writes it on the server and after in-site navigation;
 * on the page as served it keeps the DOM that is there, so prose neither hydrates nor travels twice.
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
