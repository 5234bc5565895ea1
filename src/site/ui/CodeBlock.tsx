import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/translate';
import { AdoptedHtml } from './AdoptedHtml';
import { CopyButton } from './CopyButton';

interface CodeBlockProps {
  /** Class of its language: "tsx". */
  language: string;
  /** The code as HTML that was made at build, or as elements. */
  html?: string | undefined;
  children?: ReactNode;
  /** A file name. */
  title?: string | undefined;
  /** Name of the code for screen readers. */
  label?: string | undefined;
  className?: string | undefined;
  hidden?: boolean;
  /** What is copied, if it is not the code that shows. */
  getText?: () => string | Promise<string>;
}

/** A code block with its copy button: the twin of src/node/markdown/codeBlock.ts. */
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
