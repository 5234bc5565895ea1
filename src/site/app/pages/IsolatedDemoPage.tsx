/** The page that shows one demo alone: in a window, or in the iframe of a demo with its own width. */
import Head from 'next/head';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type DemoRequest, parseDemoUrl } from '@/src/shared/demoUrl';
import { getProduct } from '@/src/shared/products';
import { type TextKey, useTranslate } from '../../i18n/translate';
import { loadIconFontIfUsed } from '../../theme/loadIconFontIfUsed';
import { ErrorBoundary } from '../../ui/island/ErrorBoundary';
import { LoadFailure } from '../../ui/island/LoadFailure';
import { useLoadFailure } from '../../ui/island/useLoadFailure';
import { DemoStage } from '../../features/demo/DemoStage';
import { DemoFrame } from '../../features/demo/view/DemoFrame';
import { useReceivedDraft } from '../../features/demo/view/framedDraft';
import { type FoundDemo, type MarkdownFiles, loadDemo } from '../../features/demo/view/loadDemo';
import { type ViewScope, loadView } from '../../features/demo/view/viewScope';
import styles from './IsolatedDemoPage.module.css';

const never = () => () => {};

type State =
  | { kind: 'message'; text: TextKey }
  | { kind: 'loading' }
  | { kind: 'demo'; found: FoundDemo; scope: ViewScope | undefined };

export function IsolatedDemoPage({ files }: { files: MarkdownFiles }) {
  const t = useTranslate();
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    // The exported page doesn't know the query, so it renders no demo.
    () => undefined,
  );
  const framed = useSyncExternalStore(
    never,
    () => window.self !== window.top,
    () => false,
  );
  const state = useDemo(search, files);
  const back = state.kind === 'demo' && `${state.found.page.pathname}/#${state.found.block.name}`;
  return (
    <main
      id="main-content"
      tabIndex={-1}
      className={styles.page}
      data-framed={framed || undefined}
      // In an iframe, an additional main landmark needs a name that differs from that of the outer page.
      aria-label={framed && state.kind === 'demo' ? state.found.block.label : undefined}
    >
      <Head>
        <title>
          {state.kind === 'demo'
            ? `${state.found.block.name} - ${state.found.page.title}`
            : t('demoAlone')}
        </title>
        <meta name="description" content={t('demoAloneDescription')} />
        <meta name="robots" content="noindex" />
      </Head>
      {state.kind === 'demo' && back ? (
        <>
          {!framed && (
            <div className={styles.bar}>
              <a href={back}>{t('demoAloneBack', { page: state.found.page.title })}</a>
              <h1>{state.found.block.label}</h1>
            </div>
          )}
          <StandaloneDemo found={state.found} scope={state.scope} />
        </>
      ) : (
        <div className={styles.message}>
          <h1>{t('demoAlone')}</h1>
          <p role="status">{t(state.kind === 'message' ? state.text : 'loading')}</p>
          <noscript>
            <p>{t('demoAloneScripts')}</p>
          </noscript>
          <p>
            <a href="/">{t('notFoundHome')}</a>
          </p>
        </div>
      )}
    </main>
  );
}

/** Loads the demo that the query names. Malformed queries load nothing. */
function useDemo(search: string | undefined, files: MarkdownFiles): State {
  const request = useMemo(() => search !== undefined && parseDemoUrl(search), [search]);
  const [result, setResult] = useState<{ request: DemoRequest; state: State }>();
  useEffect(() => {
    if (typeof request !== 'object') {
      return undefined;
    }
    let stale = false;
    findDemo(request, files).then(
      (state) => !stale && setResult({ request, state }),
      (error: unknown) => {
        console.error(error);
        if (!stale) {
          setResult({ request, state: { kind: 'message', text: 'demoAloneFailed' } });
        }
      },
    );
    return () => {
      stale = true;
    };
  }, [request, files]);
  if (typeof request === 'string') {
    return {
      kind: 'message',
      text: request === 'missing' ? 'demoAloneMissing' : 'demoAloneMalformed',
    };
  }
  return result && result.request === request ? result.state : { kind: 'loading' };
}

async function findDemo(request: DemoRequest, files: MarkdownFiles): Promise<State> {
  const { mode, direction } = request;
  const [found, view] = await Promise.all([
    loadDemo(request, files),
    mode || direction ? loadView() : undefined,
  ]);
  return found
    ? { kind: 'demo', found, scope: view?.createViewScope({ mode, direction }) }
    : { kind: 'message', text: 'demoAloneUnknown' };
}

const NO_THEMES: readonly never[] = [];

function StandaloneDemo({ found, scope }: { found: FoundDemo; scope: ViewScope | undefined }) {
  const { page, block, flavour, source, island } = found;
  const t = useTranslate();
  const { failure, onFail, onLoad } = useLoadFailure();
  useEffect(() => void loadIconFontIfUsed(), [found]);
  const edited = useReceivedDraft({
    pathname: page.pathname,
    name: block.name,
    flavour,
    source,
  });
  return (
    <DemoFrame bg="alone" label={block.label} scope={scope}>
      <DemoStage
        island={island}
        edited={edited}
        id={`${page.pathname}#${block.name}.${flavour} alone`}
        title={block.label}
        themes={getProduct(page.pathname)?.demoThemes ?? NO_THEMES}
        style={block.options.iframe ? { display: 'block', padding: 0 } : undefined}
        adoptable={false}
        wrap={(demo) => (
          <ErrorBoundary name={block.name} t={t}>
            {demo}
          </ErrorBoundary>
        )}
        onFail={onFail}
        onLoad={onLoad}
      />
      {failure && <LoadFailure onRetry={failure.retry} />}
    </DemoFrame>
  );
}
