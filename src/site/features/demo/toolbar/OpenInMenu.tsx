import { useState } from 'react';
import { useTranslate } from '../../../i18n/translate';
import { Menu } from '../../../ui/Menu';
import { Icon } from '../../../ui/icons';
import { ActionItem, LinkItem } from './MenuItems';
import styles from './Toolbar.module.css';
import type { DemoAction } from './actions';

interface ExportItemsProps {
  /** The demo's name. */
  name: string;
  exports: readonly DemoAction[];
  /** Address of the standalone demo; absent on that page itself. */
  aloneHref: string | undefined;
  run: (action: DemoAction) => Promise<void>;
  fold?: 'open';
}

/** The menu items that open a demo elsewhere: as a project, as a file, and by itself. */
export function ExportItems({ name, exports, aloneHref, run, fold }: ExportItemsProps) {
  return (
    <>
      {exports.map((action) => (
        <ActionItem key={action.label} {...{ name, action, run }} fold={fold} />
      ))}
      {aloneHref && (
        <LinkItem
          {...{ name, fold }}
          href={aloneHref}
          textKey="demoOpenAlone"
          icon="external"
          newTab
        />
      )}
    </>
  );
}

/** The menu "Open in". Narrow toolbars have its items in the last menu instead. */
export function OpenInMenu({
  onEarlyClick,
  ...props
}: ExportItemsProps & { onEarlyClick: (() => void) | undefined }) {
  const t = useTranslate();
  const id = `${props.name}-open`;
  const [opened, setOpened] = useState(false);
  return (
    <Menu
      buttonId={`${id}-button`}
      id={id}
      button={
        <>
          {t('demoOpenIn')}
          <Icon name="chevron" />
        </>
      }
      buttonClassName={styles.openIn}
      onOpen={() => setOpened(true)}
      onEarlyClick={onEarlyClick}
    >
      {opened && <ExportItems {...props} />}
    </Menu>
  );
}
