/**
 * The last menu of the toolbar. It contains rarely used actions and, when the toolbar is narrow, the
 * buttons that don't fit.
 */
import copyToClipboard from 'clipboard-copy';
import { useEffect, useState } from 'react';
import { type Variant, VARIANT_IDS } from '@/src/shared/flavours';
import { SITE_REPOSITORY } from '@/src/shared/links';
import { clickEvent } from '../../../browser/clickEvent';
import { COPIED_MS } from '../../../browser/copyText';
import { useTranslate } from '../../../i18n/translate';
import { Menu } from '../../../ui/Menu';
import menuStyles from '../../../ui/Menu.module.css';
import { Icon } from '../../../ui/icons';
import { type SourceQuery, useSource } from '../demoSource';
import { ViewItem, type ViewItemProps } from '../view/ViewItem';
import { ActionItem, LinkItem } from './MenuItems';
import { ExportItems } from './OpenInMenu';
import styles from './Toolbar.module.css';
import type { DemoAction } from './actions';

interface MoreMenuProps {
  query: SourceQuery;
  /** The anchor of the demo in the current flavor, without the extension of the variant. */
  anchor: string;
  /** The controls of the toolbar that can fold. */
  folded: {
    edit: DemoAction | undefined;
    exports: readonly DemoAction[];
    reset: DemoAction;
    aloneHref: string | undefined;
  };
  inspect: DemoAction;
  resetFocus: DemoAction;
  view: Omit<ViewItemProps, 'menuId'> | undefined;
  run: (action: DemoAction) => Promise<void>;
  /** See `Menu`. */
  onEarlyClick: (() => void) | undefined;
}

const COPY_LABELS = { TS: 'copyLinkTs', JS: 'copyLinkJs' } as const;
const ENDINGS: Record<Variant, string> = { TS: 'tsx', JS: 'js' };

export function MoreMenu(props: MoreMenuProps) {
  const t = useTranslate();
  const id = `${props.query.name}-more`;
  const [opened, setOpened] = useState(false);
  return (
    <Menu
      buttonId={`${id}-button`}
      id={id}
      label={t('demoMore')}
      button={<Icon name="more" />}
      buttonClassName={styles.icon}
      onOpen={() => setOpened(true)}
      onEarlyClick={props.onEarlyClick}
    >
      {opened && <MoreItems {...props} id={id} />}
    </Menu>
  );
}

function MoreItems(props: MoreMenuProps & { id: string }) {
  const { id, query, anchor, folded, inspect, resetFocus, view, run } = props;
  const { name } = query;
  const source = useSource(query, true);
  const path = source === 'failed' ? undefined : source?.path;
  return (
    <>
      {folded.edit && <ActionItem {...{ name, run }} action={folded.edit} fold="edit" />}
      <ExportItems {...{ name, run, ...folded }} fold="open" />
      <ActionItem {...{ name, run }} action={folded.reset} fold="reset" />
      <ActionItem {...{ name, run }} action={inspect} />
      {view && <ViewItem {...view} menuId={id} />}
      <ActionItem {...{ name, run }} action={resetFocus} />
      {path && (
        <LinkItem
          name={name}
          href={`${SITE_REPOSITORY}/blob/main/${path}`}
          textKey="sourceOnGitHub"
          icon="code"
        />
      )}
      <LinkCopyItems name={name} anchor={anchor} />
    </>
  );
}

/** The items that copy a link to the demo, one per variant. */
function LinkCopyItems({ name, anchor }: { name: string; anchor: string }) {
  const t = useTranslate();
  const [status, setStatus] = useState<{ variant: Variant; text: 'linkCopied' | 'copyFailed' }>();
  useEffect(() => {
    const timer = setTimeout(() => setStatus(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return VARIANT_IDS.map((variant) => (
    <button
      key={variant}
      type="button"
      className={menuStyles.item}
      {...clickEvent('demo', name, COPY_LABELS[variant])}
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
      <Icon name={status?.variant === variant && status.text === 'linkCopied' ? 'check' : 'link'} />
      <span aria-live="polite">
        {t(status?.variant === variant ? status.text : COPY_LABELS[variant])}
      </span>
    </button>
  ));
}
