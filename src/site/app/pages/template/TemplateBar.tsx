/** The bar above a template: a link to the gallery, theme and mode, and the template's code. */
import type { ReactNode } from 'react';
import { getPageHref } from '@/src/shared/head';
import { TEMPLATES_PATHNAME, TEMPLATE_THEMES, type TemplateTheme } from '@/src/shared/templates';
import { type TextKey, useTranslate } from '../../../i18n/translate';
import { Icon } from '../../../ui/icons';
import { ModeMenu } from '../../frame/ModeMenu';
import styles from './Template.module.css';

const LABELS: Record<TemplateTheme, TextKey> = {
  site: 'templateThemeSite',
  material: 'templateThemeMaterial',
};

interface TemplateBarProps {
  title: string;
  language: string;
  theme: TemplateTheme;
  onTheme: (theme: TemplateTheme) => void;
  toolbar: ReactNode;
  /** The code, if it is open. */
  children: ReactNode;
}

export function TemplateBar(props: TemplateBarProps) {
  const { title, language, theme, onTheme, toolbar, children } = props;
  const t = useTranslate();
  return (
    <section className={styles.bar} aria-label={t('templateBar')}>
      <a className={styles.back} href={getPageHref(TEMPLATES_PATHNAME, language)}>
        <Icon name="chevron" />
        <span>{t('templateBack')}</span>
      </a>
      <span className={styles.title}>{title}</span>
      <div className={styles.toolbar}>{toolbar}</div>
      <label className={styles.theme}>
        <span>{t('templateTheme')}</span>
        <select
          value={theme}
          onChange={(event) => {
            const next = TEMPLATE_THEMES.find((id) => id === event.target.value);
            if (next) {
              onTheme(next);
            }
          }}
        >
          {TEMPLATE_THEMES.map((id) => (
            <option key={id} value={id}>
              {t(LABELS[id])}
            </option>
          ))}
        </select>
      </label>
      <ModeMenu />
      <div className={styles.below}>{children}</div>
    </section>
  );
}
