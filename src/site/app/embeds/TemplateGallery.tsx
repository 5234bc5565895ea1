import { getPageHref } from '@/src/shared/head';
import { TEMPLATE_GALLERIES, type TemplateProduct } from '@/src/shared/templates';
import { useUserLanguage } from '../../i18n/UserLanguage';
import { useTranslate } from '../../i18n/translate';
import { DRAWINGS, DRAWING_SIZE } from './templateDrawings';
import styles from './TemplateGallery.module.css';

/** `{{"component": "TemplateGallery", "product": "joy-ui"}}`: a link to each template, with a drawing of its layout. */
export default function TemplateGallery({ product }: { product: TemplateProduct }) {
  const t = useTranslate();
  const language = useUserLanguage();
  const { pathname, templates } = TEMPLATE_GALLERIES[product];
  return (
    <ul className={styles.gallery} aria-label={t('templates')}>
      {templates.map(({ name, titleKey, text }) => (
        <li key={name} className={styles.card}>
          <a href={getPageHref(`${pathname}/${name}`, language)}>
            <svg viewBox={DRAWING_SIZE} aria-hidden="true">
              {DRAWINGS[name].map(([tone, x, y, width, height, rx], index) => (
                // The shapes never change, so their index can be the key.
                <rect key={index} className={styles[tone]} {...{ x, y, width, height, rx }} />
              ))}
            </svg>
            {t(titleKey)}
          </a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
