import type { ClickEventAttributes } from '../../../browser/clickEvent';
import { Icon, type IconName } from '../../../ui/icons';
import styles from './Toolbar.module.css';

interface IconButtonProps {
  icon: IconName;
  /** The accessible name, which is also the tooltip. */
  label: string;
  /** Whether it moves to the menu when the toolbar is narrow. */
  folds?: boolean;
  event?: ClickEventAttributes | undefined;
  onClick: () => void;
}

/** A toolbar button with an icon. */
export function IconButton({ icon, label, folds, event, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={folds ? `${styles.icon} ${styles.folds}` : styles.icon}
      aria-label={label}
      {...event}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
