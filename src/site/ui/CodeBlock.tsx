import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/translate';
import { AdoptedHtml } from './AdoptedHtml';
import { CopyButton } from './CopyButton';

interface CodeBlockProps {
  /** Language of the code, for its class: "tsx". */
  language: string;
  /** The code as HTML from the build. Alternatively, `children` are elements. */
  html?: string | undefined;
  children?: ReactNode;
  /** A file name. */
  title?: string | undefined;
  /** Accessible name of the code. */
  label?: string | undefined;
  className?: string | undefined;
  hidden?: boolean;
  /** Returns the text to copy, if it isn't the displayed code. */
  getText?: () => string | Promise<string>;
}

/** A code block with its copy button. It has the same markup as src/node/markdown/codeBlock.ts. */
export function CodeBlock(props: CodeBlockProps) {
  const { language, html, children, title, label, className, hidden, getText } = props;
  const t = useTranslate();
  const name = `language-${language}`;
  return (
    <div className={className ? `MuiCode-root ${className}` : 'MuiCode-root'} hidden={hidden}>
      {title !== undefined && <div className="MuiCode-title">{title}</div>}
      <pre tabIndex={0} aria-label={label}>
        {children === undefined ? (
          <AdoptedHtml as="code" className={name} html={html} />
        ) : (
          <code className={name}>{children}</code>
        )}
      </pre>
      {getText ? (
        <CopyButton ignoreRefusal className="MuiCode-copy" getText={getText} />
      ) : (
        // useCodeCopy handles its clicks.
        <button type="button" className="MuiCode-copy">
          {t('copy')}
        </button>
      )}
    </div>
  );
}
