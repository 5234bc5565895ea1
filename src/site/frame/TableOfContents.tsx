import { useState } from 'react';
import type { TocEntry } from '@/src/shared/page';
import { useTranslate } from '../i18n/translate';
import styles from './TableOfContents.module.css';
import { Icon } from './icons';
import { useActiveHeading } from './useActiveHeading';

interface TableOfContentsProps {
  toc: readonly TocEntry[];
  /** Address without trailing slash: links carry the whole path. */
  pathname: string;
}

/** A column beside the text on wide screens, a fold above it on narrow ones. */
export function TableOfContents({ toc, pathname }: TableOfContentsProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const [active, hold] = useActiveHeading(toc);
  if (toc.length === 0) {
    return null;
  }
  const renderLink = ({ text, hash }: { text: string; hash: string }) => (
    <a
      href={`${pathname}/#${hash}`}
      aria-current={hash === active ? 'location' : undefined}
      onClick={() => {
        hold(hash);
        setOpen(false);
      }}
    >
      {text}
    </a>
  );
  return (
    <nav aria-label={t('pageToc')} className={styles.toc}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="page-toc"
        onClick={() => setOpen(!open)}
      >
        {t('onThisPage')}
        <Icon name="chevron" />
      </button>
      <p className={styles.title} aria-hidden="true">
        {t('onThisPage')}
      </p>
      <ul id="page-toc" data-open={open || undefined}>
        {toc.map((entry) => (
          <li key={entry.hash}>
            {renderLink(entry)}
            {entry.children.length > 0 && (
              <ul>
                {entry.children.map((child) => (
                  <li key={child.hash}>{renderLink(child)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
