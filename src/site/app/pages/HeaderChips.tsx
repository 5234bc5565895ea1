import type { HeaderChip } from '@/src/shared/page';
import { clickEvent } from '../../browser/clickEvent';
import { type TextKey, useTranslate } from '../../i18n/translate';
import styles from './HeaderChips.module.css';

export const CHIP_TEXTS: Record<HeaderChip['kind'], TextKey> = {
  feedback: 'chipFeedback',
  bundleSize: 'chipBundleSize',
  source: 'chipSource',
  waiAria: 'chipWaiAria',
  materialDesign: 'chipMaterialDesign',
  unstyled: 'chipUnstyled',
  styled: 'chipStyled',
  accessibility: 'chipAccessibility',
};

/** Links about the component, from the front matter. */
export function HeaderChips({ chips }: { chips: readonly HeaderChip[] }) {
  const t = useTranslate();
  return (
    <ul className={styles.chips} aria-label={t('chips')}>
      {chips.map(({ kind, href }) => (
        <li key={kind}>
          <a href={href} {...clickEvent('chip', kind)}>
            {t(CHIP_TEXTS[kind])}
          </a>
        </li>
      ))}
    </ul>
  );
}
