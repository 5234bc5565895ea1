import type { HeaderChip } from '@/src/shared/page';
import { clickEvent } from '../../browser/clickEvent';
import { useTranslate } from '../../i18n/translate';
import menuStyles from '../../ui/Menu.module.css';
import { Icon } from '../../ui/icons';
import { CHIP_TEXTS, isFolded } from './HeaderChips';
import styles from './PageMenu.module.css';

/** The folded chips, as items of the page menu. Only phones show them. */
export function FoldedChips({ chips }: { chips: readonly HeaderChip[] }) {
  const t = useTranslate();
  return chips.filter(isFolded).map(({ kind, href, size = '' }) => (
    <a
      key={kind}
      className={`${menuStyles.item} ${styles.folded}`}
      href={href}
      {...clickEvent('chip', kind)}
    >
      <Icon name={href.startsWith('http') ? 'external' : 'check'} />
      {t(CHIP_TEXTS[kind], { size })}
    </a>
  ));
}
