/** A template: a whole page that readers copy. Nothing of the site stands around it but a bar at the top. */
import Head from 'next/head';
import { useMemo, useRef, useState } from 'react';
import { DEFAULT_FLAVOUR } from '@/src/shared/flavours';
import { getPageHref } from '@/src/shared/head';
import { getMarkdownHref } from '@/src/shared/markdownHref';
import type { DemoBlock, DocsPage } from '@/src/shared/page';
import { TEMPLATE_THEMES, type TemplateTheme } from '@/src/shared/templates';
import { DemoCode } from '../../../features/demo/DemoCode';
import { ErrorBoundary } from '../../../ui/island/ErrorBoundary';
import { LoadFailure } from '../../../ui/island/LoadFailure';
import { DemoStage } from '../../../features/demo/DemoStage';
import { DemoToolbar } from '../../../features/demo/DemoToolbar';
import { useCodeHash } from '../../../features/demo/useDemoHash';
import { useDemoCode } from '../../../features/demo/useDemoCode';
import { useLoadFailure } from '../../../ui/island/useLoadFailure';
import { SkipLink } from '../../frame/SkipLink';
import { useTranslate } from '../../../i18n/translate';
import { PageContext } from '../../../state/PageContext';
import { DocsPageHead } from '../PageHead';
import type { PageModule } from '../pageModule';
import { useCodeCopy } from '../../frame/useCodeCopy';
import { loadThemes, useThemeNeeds } from '../../../theme/demoThemes';
import styles from './Template.module.css';
import { TemplateBar } from './TemplateBar';

interface TemplatePageProps {
  page: DocsPage;
  module: PageModule;
}

export function TemplatePage({ page, module }: TemplatePageProps) {
  const { pathname, title, language } = page;
  const block = findDemo(page);
  const source = block.flavours[DEFAULT_FLAVOUR];
  const island = module.demos[block.key]?.[DEFAULT_FLAVOUR];
  if (!source || !island) {
    throw new Error(
      `${pathname} has no code for ${block.key}: its page module and its page data differ`,
    );
  }
  const { name } = block;
  const t = useTranslate();
  const query = { pathname, name, flavour: DEFAULT_FLAVOUR, source };
  const { variant, codeId, open, draft, ...code } = useDemoCode(query);
  const blockRef = useRef<HTMLDivElement>(null);
  const [runs, setRuns] = useState(0);
  const { failure, onFail, onLoad } = useLoadFailure();
  const [theme, setTheme] = useState<TemplateTheme>(TEMPLATE_THEMES[0]);
  const themes = useMemo(() => [theme], [theme]);
  const needs = useThemeNeeds(themes);
  const context = useMemo(() => ({ pathname, themes, hasFlavours: false }), [pathname, themes]);
  useCodeCopy();
  useCodeHash();

  const onTheme = (next: TemplateTheme) => {
    // A theme that is not there cannot be rendered: the one that shows stays until then.
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
      >
        <TemplateBar
          {...{ title, language, theme, onTheme }}
          toolbar={
            <DemoToolbar
              {...query}
              {...{ variant, codeId, open }}
              wholePage
              label={title}
              flavours={[DEFAULT_FLAVOUR]}
              block={blockRef}
              onToggle={code.onToggle}
              onEdit={code.onEdit}
              onReset={() => {
                code.onReset();
                setRuns(runs + 1);
              }}
            />
          }
        >
          <DemoCode
            {...query}
            {...{ variant, open }}
            id={codeId}
            label={title}
            defaultOpen={false}
          />
          {failure && <LoadFailure onRetry={failure.retry} />}
        </TemplateBar>
        <div id="main-content" tabIndex={-1} className={styles.template}>
          <DemoStage
            island={island}
            edited={draft?.Edited}
            id={`${pathname}#${name}`}
            themes={themes}
            style={undefined}
            adoptable
            wrap={(demo) => (
              <ErrorBoundary key={runs} name={name} t={t}>
                {demo}
              </ErrorBoundary>
            )}
            onFail={onFail}
            onLoad={onLoad}
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
