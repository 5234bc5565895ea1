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
  size: 'chipSize',
};

/** Whether a phone has a chip in the page menu: links to other sites, to tests, and to sizes. */
export const isFolded = ({ kind, href }: HeaderChip): boolean =>
  kind === 'accessibility' || kind === 'size' || href.startsWith('http');

/** Links about the component, from the front matter. */
export function HeaderChips({ chips }: { chips: readonly HeaderChip[] }) {
  const t = useTranslate();
  return (
    <ul className={styles.chips} aria-label={t('chips')}>
      {chips.map((chip) => (
        <li key={chip.kind} className={isFolded(chip) ? styles.folded : undefined}>
          <a href={chip.href} {...clickEvent('chip', chip.kind)}>
            {t(CHIP_TEXTS[chip.kind], { size: chip.size ?? '' })}
          </a>
        </li>
      ))}
    </ul>
  );
}
