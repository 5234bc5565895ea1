import type { ClickEventAttributes } from '../../../browser/clickEvent';
import { Icon, type IconName } from '../../../ui/icons';
import styles from './Toolbar.module.css';

interface IconButtonProps {
  icon: IconName;
  /** Its name, which also shows as a tooltip. */
  label: string;
  /** Whether it moves to the menu where there is little room. */
  folds?: boolean;
  event?: ClickEventAttributes | undefined;
  onClick: () => void;
}

/** A control of the bar that shows an icon. */
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
