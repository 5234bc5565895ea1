import { HOME_DEMO } from '@/src/shared/homeDemo';
import { localizeHref } from '@/src/shared/languages';
import { getProduct } from '@/src/shared/products';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { useTranslate } from '../../i18n/translate';
import { ErrorBoundary } from '../../ui/island/ErrorBoundary';
import { LoadFailure } from '../../ui/island/LoadFailure';
import { island } from '../../ui/island/island';
import { useLoadFailure } from '../../ui/island/useLoadFailure';
import { DemoStage } from '../../features/demo/DemoStage';
import styles from './HomeDemo.module.css';

const { pathname, name } = HOME_DEMO;
const THEMES = getProduct(pathname)?.demoThemes ?? [];
const DEMO = island(
  () => import('@/data/material-ui/components/card/CardExpandable'),
  typeof window === 'undefined'
    ? require('@/data/material-ui/components/card/CardExpandable').default
    : undefined,
);

/** The live demo of the home page, with links to its page and code. */
export function HomeDemo() {
  const t = useTranslate();
  const language = useUserLanguage();
  const { failure, ...load } = useLoadFailure();
  const page = localizeHref(`${pathname}/`, language);
  return (
    <section id={name} data-demo={name} className={styles.demo} aria-labelledby="home-demo">
      <div className={styles.stage}>
        <DemoStage
          {...load}
          island={DEMO}
          id={`/#${name}`}
          themes={THEMES}
          style={undefined}
          adoptable
          onDemand
          wrap={(demo) => (
            <ErrorBoundary name={name} t={t}>
              {demo}
            </ErrorBoundary>
          )}
        />
      </div>
      {failure && <LoadFailure onRetry={failure.retry} />}
      <div className={styles.bar}>
        <h2 id="home-demo">{t('homeDemo')}</h2>
        <a href={`${page}#${name}.tsx`}>{t('homeDemoCode')}</a>
        <a href={page}>{t('homeDemoPage')}</a>
      </div>
    </section>
  );
}
