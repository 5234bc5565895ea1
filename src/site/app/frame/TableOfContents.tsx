import { useEffect, useRef, useState } from 'react';
import type { TocEntry } from '@/src/shared/page';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import styles from './TableOfContents.module.css';
import { useActiveHeading } from './useActiveHeading';

interface TableOfContentsProps {
  /** Absent on a served page, whose links are kept. */
  toc: readonly TocEntry[] | undefined;
  /** Language code of the headings, if it isn't that of the page. */
  lang?: string | undefined;
  /** Address without trailing slash. Links contain the whole path. */
  pathname: string;
}

/** The table of contents: a column beside the text on wide screens, a collapsible section above it on narrow ones. */
export function TableOfContents({ toc, lang, pathname }: TableOfContentsProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const hold = useActiveHeading(list);
  useEffect(() => {
    const links = list.current;
    const follow = ({ target }: Event) => {
      const link = (target as Element).closest('a');
      if (link) {
        hold(link);
        setOpen(false);
      }
    };
    links?.addEventListener('click', follow);
    return () => links?.removeEventListener('click', follow);
  }, [hold]);
  if (toc?.length === 0) {
    return null;
  }
  const renderLink = ({ text, hash }: { text: string; hash: string }) => (
    <a href={`${pathname}/#${hash}`}>{text}</a>
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
      <ul
        ref={list}
        id="page-toc"
        lang={lang}
        data-open={open || undefined}
        {...(toc
          ? {
              children: toc.map((entry) => (
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
              )),
            }
          : { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } })}
      />
    </nav>
  );
}
