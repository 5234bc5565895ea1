import type { TextKey } from '../../../i18n/translate';
import { clickEvent } from '../../../browser/clickEvent';
import { useTranslate } from '../../../i18n/translate';
import menuStyles from '../../../ui/Menu.module.css';
import { Icon } from '../../../ui/icons';
import { closePopover } from '../../../ui/popover';
import type { DemoAction } from './actions';

interface ActionItemProps {
  /** The demo's name, for analytics. */
  name: string;
  action: DemoAction;
  /** See Toolbar.module.css. */
  fold?: 'edit' | 'open' | 'reset';
  run: (action: DemoAction) => Promise<void>;
}

/** A menu item that closes the menu and runs an action. */
export function ActionItem({ name, action, fold, run }: ActionItemProps) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={menuStyles.item}
      data-fold={fold}
      {...clickEvent('demo', name, action.label)}
      onClick={(event) => {
        closePopover(event.currentTarget);
        void run(action);
      }}
    >
      <Icon name={action.icon} />
      {t(action.label)}
    </button>
  );
}

interface LinkItemProps extends Pick<ActionItemProps, 'name' | 'fold'> {
  href: string;
  textKey: TextKey;
  icon: DemoAction['icon'];
  /** Whether it opens in a new tab. */
  newTab?: boolean;
}

/** A menu item that is a link. */
export function LinkItem({ name, fold, href, textKey, icon, newTab }: LinkItemProps) {
  const t = useTranslate();
  return (
    <a
      className={menuStyles.item}
      data-fold={fold}
      href={href}
      target={newTab ? '_blank' : undefined}
      {...clickEvent('demo', name, textKey)}
    >
      <Icon name={icon} />
      {t(textKey)}
    </a>
  );
}
