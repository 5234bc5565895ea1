/** The reference of a component or hook on another page: its tables and types, from the data of its own page. */
import { useEffect, useState } from 'react';
import { normalizePathname } from '@/src/shared/nav';
import type { ApiLink, Block, DocsPage } from '@/src/shared/page';
import { Adopted } from '../page/Adopted';
import { useTranslate } from '../i18n/translate';
import styles from './ApiLinks.module.css';
import { ApiTable, type ApiTableProps, TITLES } from './ApiTable';

export function ApiInPlace({ link }: { link: ApiLink }) {
  const { slug, href } = link;
  const t = useTranslate();
  const [blocks, setBlocks] = useState<readonly Block[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let stale = false;
    loadBlocks(href).then(
      (loaded) => !stale && setBlocks(loaded),
      (error: unknown) => {
        console.error(error);
        if (!stale) {
          setFailed(true);
        }
      },
    );
    return () => {
      stale = true;
    };
  }, [href]);
  if (!blocks) {
    return (
      <p role="status" className={styles.panel}>
        {t(failed ? 'apiFailed' : 'loading')}
      </p>
    );
  }
  return (
    <div className={styles.panel}>
      {blocks.map((block, index) => {
        if (block.type === 'component') {
          const props = block.props as unknown as ApiTableProps;
          return props.prefix.startsWith(`${slug}-`) ? (
            <section key={index}>
              <h3>{t(TITLES[props.kind])}</h3>
              <ApiTable {...props} />
            </section>
          ) : null;
        }
        // The definitions that the tables open in place.
        return block.type === 'html' && block.html?.includes(`id="${slug}-type-`) ? (
          <div key={index} hidden>
            <Adopted html={block.html} />
          </div>
        ) : null;
      })}
    </div>
  );
}

async function loadBlocks(href: string): Promise<readonly Block[]> {
  const { buildId } = window.__NEXT_DATA__;
  const url = `/_next/data/${buildId}${normalizePathname(href)}.json`;
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  const data: { pageProps: { page: DocsPage } } = await response.json();
  return data.pageProps.page.blocks;
}
