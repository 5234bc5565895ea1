import type { ReactNode } from 'react';
import { getLanguageName } from '@/src/shared/codeLanguages';
import { useTranslate } from '../i18n/translate';
import { AdoptedHtml } from './AdoptedHtml';
import { CopyButton } from './CopyButton';

interface CodeProps {
  /** Language of the code, for its class: "tsx". */
  language: string;
  /** The code as HTML from the build. Alternatively, `children` are elements. */
  html?: string | undefined;
  children?: ReactNode;
  /** Accessible name of the code. */
  label?: string | undefined;
}

/** Code in a `pre`, which users can focus and scroll. */
export function Code({ language, html, children, label }: CodeProps) {
  const name = `language-${language}`;
  return (
    <pre tabIndex={0} aria-label={label}>
      {children === undefined ? (
        <AdoptedHtml as="code" className={name} html={html} />
      ) : (
        <code className={name}>{children}</code>
      )}
    </pre>
  );
}

interface CodeBlockProps extends CodeProps {
  /** A file name. */
  title?: string | undefined;
  className?: string | undefined;
  /** Returns the text to copy, if it isn't the displayed code. */
  getText?: () => string | Promise<string>;
}

/**
 * A code block. Its header has the file name or the language, and the copy button.
 * It has the same markup as src/node/markdown/codeBlock.ts.
 */
export function CodeBlock({ title, className, getText, ...code }: CodeBlockProps) {
  const t = useTranslate();
  return (
    <div className={className ? `MuiCode-root ${className}` : 'MuiCode-root'}>
      <div className={title === undefined ? 'MuiCode-language' : 'MuiCode-title'}>
        {title ?? getLanguageName(code.language)}
      </div>
      {getText ? (
        <CopyButton ignoreRefusal className="MuiCode-copy" getText={getText} />
      ) : (
        // useCodeCopy handles its clicks.
        <button type="button" className="MuiCode-copy">
          {t('copy')}
        </button>
      )}
      <Code {...code} />
    </div>
  );
}
