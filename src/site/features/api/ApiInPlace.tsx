/**
 * The API reference of a component or hook on another page. Its tables and types come from the data of the API page.
 */
import { useEffect, useState } from 'react';
import { API_TABLES } from '@/src/shared/apiTables';
import { normalizePathname } from '@/src/shared/nav';
import type { ApiLink, Block } from '@/src/shared/page';
import { fetchPage } from '../../browser/fetchPage';
import { useTranslate } from '../../i18n/translate';
import { AdoptedHtml } from '../../ui/AdoptedHtml';
import styles from './ApiLinks.module.css';
import { ApiTable } from './ApiTable';

export function ApiInPlace({ link }: { link: ApiLink }) {
  const { name, href } = link;
  // The address ends in it: `/material-ui/api/button/`, `/base-ui/react-select/hooks-api/#use-select`.
  const slug = /([^/#]+)\/?$/.exec(href)?.[1];
  const t = useTranslate();
  const [blocks, setBlocks] = useState<readonly Block[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let stale = false;
    fetchPage(normalizePathname(href)).then(
      (page) => !stale && setBlocks(page.blocks),
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
        if (block.type === 'apiTable' && block.table.prefix.startsWith(`${slug}-`)) {
          const section = t(API_TABLES[block.table.kind].title);
          return (
            <section key={index}>
              <h3>{t('apiSectionOf', { name, section })}</h3>
              <ApiTable table={block.table} sourceHref={href} />
            </section>
          );
        }
        // The type definitions that the tables show in place.
        return block.type === 'html' && block.typesOf === slug ? (
          <div key={index} hidden>
            <AdoptedHtml html={block.html} />
          </div>
        ) : null;
      })}
    </div>
  );
}
