/** The menu for using a page as Markdown: copy it, or open it. On phones, it also has the chips that link to other sites. */
import Head from 'next/head';
import { useEffect, useState } from 'react';
import { localizeHref } from '@/src/shared/languages';
import { getMarkdownHref } from '@/src/shared/markdownHref';
import type { DocsPage } from '@/src/shared/page';
import { clickEvent } from '../../browser/clickEvent';
import { loadPart } from '../../browser/loadPart';
import { COPIED_MS } from '../../browser/copyText';
import { type TextKey, useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import { Menu } from '../../ui/Menu';
import menuStyles from '../../ui/Menu.module.css';
import styles from './PageMenu.module.css';

declare module '../../browser/loadPart' {
  interface LazyParts {
    copyPage: typeof import('./copyPage');
  }
}

type State = 'idle' | 'copied' | 'failed';

const TEXTS: Record<State, TextKey> = {
  idle: 'copyPage',
  copied: 'copied',
  failed: 'copyPageFailed',
};

const load = () => loadPart('copyPage');

interface PageMenuProps {
  page: Pick<DocsPage, 'pathname' | 'language' | 'chips'>;
}

export function PageMenu({ page }: PageMenuProps) {
  const t = useTranslate();
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>>>();
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    const timer = state === 'copied' ? setTimeout(() => setState('idle'), COPIED_MS) : undefined;
    return () => clearTimeout(timer);
  }, [state]);
  const href = getMarkdownHref(localizeHref(`${page.pathname}/`, page.language));
  return (
    <>
      <Head>
        <link key="markdown" rel="alternate" type="text/markdown" href={href} />
      </Head>
      <Menu
        buttonId="page-menu-button"
        id="page-menu"
        button={
          <>
            <span>{t('markdown')}</span>
            <span className={styles.narrow}>{t('demoMore')}</span>
            <Icon name="chevron" />
          </>
        }
        buttonClassName={styles.button}
        onOpen={() => {
          setState('idle');
          // Preloads the code. The click tries again and reports errors.
          load().then(setParts, () => undefined);
        }}
      >
        <button
          type="button"
          className={`${menuStyles.item} ${styles.copy}`}
          {...clickEvent('page', 'copyMarkdown')}
          onClick={async () => {
            try {
              await (await load()).copyPage(href);
              setState('copied');
            } catch {
              setState('failed');
            }
          }}
        >
          <Icon name={state === 'copied' ? 'check' : 'copy'} />
          <span aria-live="polite">{t(TEXTS[state])}</span>
        </button>
        <a className={menuStyles.item} href={href} {...clickEvent('page', 'viewMarkdown')}>
          <Icon name="code" />
          {t('markdownView')}
        </a>
        {parts && <parts.FoldedChips chips={page.chips} />}
      </Menu>
    </>
  );
}
