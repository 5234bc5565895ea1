/** A documentation page: title, chips, lead, and its blocks in order. */
import { type ComponentType, Fragment, useEffect, useMemo } from 'react';
import type { Block, DocsPage as DocsPageData } from '@/src/shared/page';
import { EARLY_STYLES_ID } from '@/src/shared/styleIds';
import { getProduct } from '@/src/shared/products';
import { PageContext } from '../../state/PageContext';
import { loadIconFontIfUsed } from '../../theme/loadIconFontIfUsed';
import { readPageTheme } from '../../theme/readPageTheme';
import { AdoptedHtml } from '../../ui/AdoptedHtml';
import { AdSlot } from '../../features/ads/AdSlot';
import { useCodeHash } from '../../features/demo/useDemoHash';
import { ApiLinks } from '../../features/api/ApiLinks';
import { MyVersion } from '../../features/version/MyVersion';
import { exposeTheme } from '../../features/console/exposeTheme';
import { useRenderedBlocks } from '../frame/progressiveNavigation';
import { CodeTabs } from './CodeTabs';
import { HeaderChips } from './HeaderChips';
import { PageMenu } from './PageMenu';
import importStyles from './Imports.module.css';
import styles from './PageMenu.module.css';
import { PageTabs } from './PageTabs';
import type { PageModule } from './pageModule';

interface DocsPageProps {
  page: DocsPageData;
  module: PageModule;
}

const NO_THEMES: readonly never[] = [];

export function DocsPage({ page, module }: DocsPageProps) {
  const { pathname, chips, blocks, textLanguage: lang } = page;
  const adIndex = page.adIndex ?? blocks.findIndex(({ type }) => type === 'apiTable') + 1;
  const ad = !page.disableAd && <AdSlot key={pathname} />;
  /** The import statements, which precede the chips and the menu, aren't known yet. */
  const isTop = page.isStart && !page.toc;
  const shown = useRenderedBlocks(pathname);
  useCodeHash();
  useEffect(() => exposeTheme(readPageTheme), []);
  useEffect(() => void loadIconFontIfUsed(), [pathname, shown]);
  const context = useMemo(
    () => ({
      pathname,
      themes: getProduct(pathname)?.demoThemes ?? NO_THEMES,
      hasFlavours: blocks.some(
        (block) => block.type === 'demo' && Object.keys(block.flavours).length > 1,
      ),
    }),
    [pathname, blocks],
  );
  return (
    <PageContext value={context}>
      <AdoptedHtml as="h1" lang={lang} html={page.heading.html} />
      {page.tabs && <PageTabs tabs={page.tabs} />}
      {page.lead && (
        <AdoptedHtml as="p" className="description" lang={lang} html={page.lead.html} />
      )}
      {page.imports && <AdoptedHtml className={importStyles.imports} html={page.imports.html} />}
      {!isTop && (
        <div className={styles.head}>
          {chips.length > 0 && <HeaderChips chips={chips} />}
          <PageMenu page={page} />
        </div>
      )}
      {!page.isStart && <MyVersion page={page} />}
      <AdoptedHtml id={EARLY_STYLES_ID} html="" />
      {blocks.slice(0, shown).map((block, index) => (
        // The order of a page's blocks never changes. The pathname is part of the key so that blocks of the next page
        // are mounted again.
        <Fragment key={`${pathname} ${index}`}>
          {index === adIndex && ad}
          <PageBlock block={block} module={module} lang={lang} />
        </Fragment>
      ))}
      {adIndex >= blocks.length && ad}
    </PageContext>
  );
}

interface PageBlockProps {
  block: Block;
  module: PageModule;
  /** Language code of the text, if it isn't that of the page. */
  lang: string | undefined;
}

function PageBlock({ block, module, lang }: PageBlockProps) {
  switch (block.type) {
    case 'html':
      return <AdoptedHtml className="prose" lang={lang} html={block.html} />;
    case 'codeTabs':
      return <CodeTabs block={block} />;
    case 'demo':
      return module.Demo ? (
        <module.Demo block={block} islands={module.demos[block.key ?? block.name] ?? {}} />
      ) : null;
    case 'apiTable':
      return module.ApiTable ? <module.ApiTable table={block.table} /> : null;
    case 'playground':
      return module.Playground && module.playground ? (
        <module.Playground block={block} island={module.playground} />
      ) : null;
    case 'apiLinks':
      return <ApiLinks links={block.links} />;
    case 'component': {
      const Embed = module.components[block.name] as ComponentType<object>;
      return <Embed {...block.props} />;
    }
  }
}
