/** A template: a whole page that users can copy. It has a bar at the top instead of the frame of the site. */
import Head from 'next/head';
import { useMemo, useState } from 'react';
import { DEFAULT_FLAVOUR } from '@/src/shared/flavours';
import { getPageHref } from '@/src/shared/head';
import { getMarkdownHref } from '@/src/shared/markdownHref';
import type { DemoBlock, DocsPage } from '@/src/shared/page';
import type { DemoThemeId } from '@/src/shared/products';
import { getGallery } from '@/src/shared/templates';
import { PageContext } from '../../../state/PageContext';
import { loadThemes, useThemeNeeds } from '../../../theme/demoThemes';
import { DemoCode } from '../../../features/demo/DemoCode';
import { DemoStage } from '../../../features/demo/DemoStage';
import { DemoToolbar } from '../../../features/demo/DemoToolbar';
import { useDemo } from '../../../features/demo/useDemo';
import { useCodeHash } from '../../../features/demo/useDemoHash';
import { recordOwner } from '../../../ui/portalOwner';
import { SkipLink } from '../../frame/SkipLink';
import { DocsPageHead } from '../PageHead';
import type { PageModule } from '../pageModule';
import { useCodeCopy } from '../../frame/useCodeCopy';
import styles from './Template.module.css';
import { TemplateBar } from './TemplateBar';

interface TemplatePageProps {
  page: DocsPage;
  module: PageModule;
}

export function TemplatePage({ page, module }: TemplatePageProps) {
  const { pathname, title, language } = page;
  const block = findDemo(page);
  const { name } = block;
  const { blockRef, load, stage, toolbar, source, failure } = useDemo({
    ...{ pathname, block, label: title },
    flavour: DEFAULT_FLAVOUR,
    islands: module.demos[block.key ?? block.name] ?? {},
  });
  const { onFail, onLoad } = load;
  const gallery = getGallery(pathname)!;
  const [theme, setTheme] = useState(gallery.themes[0]!);
  const themes = useMemo(() => [theme], [theme]);
  const needs = useThemeNeeds(themes);
  const context = useMemo(() => ({ pathname, themes, hasFlavours: false }), [pathname, themes]);
  useCodeCopy();
  useCodeHash();

  const onTheme = (next: DemoThemeId) => {
    // The current theme is shown until the next one is loaded.
    loadThemes({ ...needs, ids: [next] }).then(
      () => {
        onLoad();
        setTheme(next);
      },
      (error: unknown) => onFail(error, () => onTheme(next)),
    );
  };
  return (
    <PageContext value={context}>
      <DocsPageHead page={page} />
      <Head>
        <link
          key="markdown"
          rel="alternate"
          type="text/markdown"
          href={getMarkdownHref(getPageHref(pathname, language))}
        />
      </Head>
      <SkipLink />
      <div
        ref={blockRef}
        id={name}
        data-demo={name}
        data-template-theme={theme}
        className={styles.page}
        onAnimationIteration={recordOwner}
      >
        <TemplateBar
          {...{ title, language, theme, onTheme }}
          gallery={gallery.pathname}
          themes={gallery.themes}
          toolbar={<DemoToolbar {...toolbar} wholePage flavours={[DEFAULT_FLAVOUR]} />}
        >
          <DemoCode {...source} defaultOpen={false} />
          {failure}
        </TemplateBar>
        <div id="main-content" tabIndex={-1} className={styles.template}>
          <DemoStage
            {...stage}
            id={`${pathname}#${name}`}
            themes={themes}
            style={undefined}
            adoptable
          />
        </div>
      </div>
    </PageContext>
  );
}

function findDemo({ pathname, blocks }: DocsPage): DemoBlock {
  const block = blocks.find((candidate) => candidate.type === 'demo');
  if (block?.type !== 'demo') {
    throw new Error(`${pathname} is a template without a demo: place one in its Markdown`);
  }
  return block;
}
