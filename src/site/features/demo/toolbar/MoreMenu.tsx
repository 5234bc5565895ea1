/**
 * The last menu of the toolbar. It has links to the source and, when the toolbar is narrow, the buttons that don't fit.
 */
import copyToClipboard from 'clipboard-copy';
import { useEffect, useId, useState } from 'react';
import { type Variant, VARIANT_IDS } from '@/src/shared/flavours';
import { SITE_REPOSITORY } from '@/src/shared/links';
import { clickEvent } from '../../../browser/clickEvent';
import { COPIED_MS } from '../../../browser/copyText';
import { useTranslate } from '../../../i18n/translate';
import { Menu } from '../../../ui/Menu';
import menuStyles from '../../../ui/Menu.module.css';
import { Icon } from '../../../ui/icons';
import { closePopover } from '../../../ui/popover';
import { type SourceQuery, useSource } from '../demoSource';
import styles from './Toolbar.module.css';
import type { DemoAction } from './actions';

interface MoreMenuProps {
  query: SourceQuery;
  /** The anchor of the demo in the current flavor, without the extension of the variant. */
  anchor: string;
  actions: readonly DemoAction[];
  /** Address of the standalone demo; absent on that page itself. */
  aloneHref: string | undefined;
  onAction: (action: DemoAction) => void;
}

const COPY_LABELS = { TS: 'copyLinkTs', JS: 'copyLinkJs' } as const;
const ENDINGS: Record<Variant, string> = { TS: 'tsx', JS: 'js' };

export function MoreMenu(props: MoreMenuProps) {
  const t = useTranslate();
  const id = useId().replace(/\W/g, '');
  const [opened, setOpened] = useState(false);
  return (
    <Menu
      buttonId={`more-button-${id}`}
      id={`more-${id}`}
      label={t('demoMore')}
      button={<Icon name="more" />}
      buttonClassName={styles.icon}
      onOpen={() => setOpened(true)}
    >
      {opened && <MenuItems {...props} />}
    </Menu>
  );
}

function MenuItems({ query, anchor, actions, aloneHref, onAction }: MoreMenuProps) {
  const t = useTranslate();
  const source = useSource(query, true);
  const [status, setStatus] = useState<{ variant: Variant; text: 'linkCopied' | 'copyFailed' }>();
  useEffect(() => {
    const timer = setTimeout(() => setStatus(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [status]);
  const path = source === 'failed' ? undefined : source?.path;
  return (
    <>
      <div className={styles.unfolds}>
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            className={menuStyles.item}
            {...clickEvent('demo', query.name, action.label)}
            onClick={(event) => {
              closePopover(event.currentTarget);
              onAction(action);
            }}
          >
            <Icon name={action.icon} />
            {t(action.label)}
          </button>
        ))}
        {aloneHref && (
          <a
            className={menuStyles.item}
            href={aloneHref}
            target="_blank"
            {...clickEvent('demo', query.name, 'demoOpenAlone')}
          >
            <Icon name="external" />
            {t('demoOpenAlone')}
          </a>
        )}
      </div>
      {path && (
        <a
          className={menuStyles.item}
          href={`${SITE_REPOSITORY}/blob/main/${path}`}
          {...clickEvent('demo', query.name, 'sourceOnGitHub')}
        >
          <Icon name="code" />
          {t('sourceOnGitHub')}
        </a>
      )}
      {VARIANT_IDS.map((variant) => (
        <button
          key={variant}
          type="button"
          className={menuStyles.item}
          {...clickEvent('demo', query.name, COPY_LABELS[variant])}
          onClick={async () => {
            const { origin, pathname } = window.location;
            try {
              await copyToClipboard(`${origin}${pathname}#${anchor}.${ENDINGS[variant]}`);
              setStatus({ variant, text: 'linkCopied' });
            } catch (error) {
              setStatus({ variant, text: 'copyFailed' });
              throw error;
            }
          }}
        >
          <Icon
            name={status?.variant === variant && status.text === 'linkCopied' ? 'check' : 'link'}
          />
          <span aria-live="polite">
            {t(status?.variant === variant ? status.text : COPY_LABELS[variant])}
          </span>
        </button>
      ))}
    </>
  );
}
