import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import Document, {
  type DocumentContext,
  type DocumentInitialProps,
  Head,
  Html,
  Main,
  NextScript,
} from 'next/document';
import { SITE_NAME, SOCIAL_IMAGE } from '@/src/shared/head';
import { getThemeSheetId } from '@/src/shared/styleIds';
import { getPageThemes } from '@/src/shared/templates';
import { THEME_COLORS } from '@/src/shared/themeColors';
import { tokensToCss } from '@/src/shared/tokens';
import { parseLocalizedPath } from '@/src/shared/languages';
import type { DemoThemeId } from '@/src/shared/products';
import { buildFirstPaintScript } from '@/src/node/exporters/firstPaintScript';
import { getTheme } from '@/src/site/theme/demoThemes';
import { hasSheets, themeToCss } from '@/src/site/theme/themeSheet';

/**
 * Emotion's own prefixer would double the styles of every page for browsers that are ten years old. This is the only
 * prefix that is still needed, by Safari.
 */
const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') {
    element.return = `-webkit-user-select:${element.children};user-select:${element.children};`;
  }
};

const FIRST_PAINT_SCRIPT = buildFirstPaintScript();

const SCHEMES = ['light', 'dark'] as const;

/** Returns a language with its most common region in the Open Graph format: `pt_BR`. */
function getLocale(language: string): string {
  const { region } = new Intl.Locale(language).maximize();
  return `${language}_${region}`;
}

interface Props extends DocumentInitialProps {
  language: string;
  /** The themes whose variables the page's demos use. */
  themes: readonly DemoThemeId[];
}

/**
 * The document of every page: the styles of its demos, the variables of its themes, and the script that sets the mode
 * before the first paint.
 */
export default class SiteDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext): Promise<Props> {
    const cache = createCache({ key: 'css', stylisPlugins: [prefixUserSelect] });
    // Adds global styles to the head with all others, without duplicates.
    cache.compat = true;
    const { extractCriticalToChunks } = createEmotionServer(cache);
    const renderPage = context.renderPage;
    context.renderPage = () =>
      renderPage({
        enhanceApp: (App) =>
          function WithCache(props) {
            return (
              <CacheProvider value={cache}>
                <App {...props} />
              </CacheProvider>
            );
          },
      });
    const initial = await Document.getInitialProps(context);
    const styles = extractCriticalToChunks(initial.html).styles.filter(({ css }) => css !== '');
    return {
      ...initial,
      language: parseLocalizedPath(context.pathname).language,
      themes: styles.length > 0 ? getPageThemes(parseLocalizedPath(context.pathname).pathname) : [],
      styles: [
        ...(initial.styles ? [initial.styles] : []),
        ...styles.map(({ key, ids, css }) => (
          <style
            key={key}
            data-emotion={`${key} ${ids.join(' ')}`}
            dangerouslySetInnerHTML={{ __html: css }}
          />
        )),
      ] as DocumentInitialProps['styles'],
    };
  }

  override render() {
    return (
      <Html lang={this.props.language}>
        <Head>
          {SCHEMES.map((scheme) => (
            <meta
              key={scheme}
              name="theme-color"
              media={`(prefers-color-scheme: ${scheme})`}
              content={THEME_COLORS[scheme]}
            />
          ))}
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          {process.env.NODE_ENV === 'production' && (
            // The build creates these files: see src/node/exporters/webApp.ts.
            <>
              <link rel="icon" href="/favicon.ico" sizes="32x32" />
              <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
              <link rel="manifest" href="/manifest.webmanifest" />
            </>
          )}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={SITE_NAME} />
          <meta property="og:locale" content={getLocale(this.props.language)} />
          <meta property="og:image:width" content={String(SOCIAL_IMAGE.width)} />
          <meta property="og:image:height" content={String(SOCIAL_IMAGE.height)} />
          <meta name="twitter:card" content="summary_large_image" />
          <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }} />
          <style dangerouslySetInnerHTML={{ __html: tokensToCss() }} />
          {this.props.themes.map((id) => {
            const theme = getTheme(id);
            return (
              hasSheets(theme) && (
                <style
                  key={id}
                  id={getThemeSheetId(id)}
                  dangerouslySetInnerHTML={{ __html: themeToCss(theme) }}
                />
              )
            );
          })}
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
