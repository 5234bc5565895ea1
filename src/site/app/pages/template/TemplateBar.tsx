/** The bar above a template: a link to the gallery, theme and mode, and the template's code. */
import type { ReactNode } from 'react';
import { getPageHref } from '@/src/shared/head';
import type { DemoThemeId } from '@/src/shared/products';
import { type TextKey, useTranslate } from '../../../i18n/translate';
import { Icon } from '../../../ui/icons';
import { ModeMenu } from '../../frame/ModeMenu';
import styles from './Template.module.css';

const LABELS: Partial<Record<DemoThemeId, TextKey>> = {
  site: 'templateThemeSite',
  material: 'templateThemeMaterial',
};

interface TemplateBarProps {
  title: string;
  language: string;
  /** Address of the gallery, without trailing slash. */
  gallery: string;
  /** The themes to choose from. */
  themes: readonly DemoThemeId[];
  theme: DemoThemeId;
  onTheme: (theme: DemoThemeId) => void;
  toolbar: ReactNode;
  /** The code, if it is open. */
  children: ReactNode;
}

export function TemplateBar(props: TemplateBarProps) {
  const { title, language, gallery, themes, theme, onTheme, toolbar, children } = props;
  const t = useTranslate();
  return (
    <section className={styles.bar} aria-label={t('templateBar')}>
      <a className={styles.back} href={getPageHref(gallery, language)}>
        <Icon name="chevron" />
        <span>{t('templateBack')}</span>
      </a>
      <span className={styles.title}>{title}</span>
      <div className={styles.toolbar}>{toolbar}</div>
      {themes.length > 1 && (
        <label className={styles.theme}>
          <span>{t('templateTheme')}</span>
          <select
            value={theme}
            onChange={(event) => {
              const next = themes.find((id) => id === event.target.value);
              if (next) {
                onTheme(next);
              }
            }}
          >
            {themes.map((id) => (
              <option key={id} value={id}>
                {t(LABELS[id]!)}
              </option>
            ))}
          </select>
        </label>
      )}
      <ModeMenu />
      <div className={styles.below}>{children}</div>
    </section>
  );
}
