/** The toolbar of a demo: one tab stop, with arrow keys inside. */
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { FLAVOURS, type Flavour, VARIANTS, VARIANT_IDS, type Variant } from '@/src/shared/flavours';
import { getDemoUrl } from '@/src/shared/demoUrl';
import type { DemoSource } from '@/src/shared/page';
import { flavourPreference, variantPreference } from '../../state/codePreferences';
import { type ClickEventAttributes, clickEvent } from '../../browser/clickEvent';
import { keepScrollPosition } from '../../browser/scrollPosition';
import { useTranslate } from '../../i18n/translate';
import { CopyButton } from '../../ui/CopyButton';
import { Icon } from '../../ui/icons';
import { useRovingFocus } from '../../ui/rovingFocus';
import { MoreMenu } from './toolbar/MoreMenu';
import { OpenInMenu } from './toolbar/OpenInMenu';
import styles from './toolbar/Toolbar.module.css';
import { useDemoActions } from './toolbar/useDemoActions';
import type { ViewItemProps } from './view/ViewItem';

export interface DemoToolbarProps {
  name: string;
  label: string;
  flavours: readonly Flavour[];
  flavour: Flavour;
  variant: Variant;
  open: boolean;
  source: DemoSource;
  pathname: string;
  /** The root element of the demo. */
  block: RefObject<HTMLElement | null>;
  onToggle: () => void;
  /** Restarts the demo. */
  onReset: () => void;
  /** Opens the code and focuses the editor; absent where the code can't be edited. */
  onEdit?: (() => void) | undefined;
  /** The view of the demo, if it can be changed. */
  view?: Omit<ViewItemProps, 'menuId' | 'label'>;
  /** Whether the demo is a whole page, which has no standalone address. */
  wholePage?: boolean;
  className?: string | undefined;
  /** Messages, which are displayed below the toolbar. */
  children?: ReactNode;
}

export function DemoToolbar(props: DemoToolbarProps) {
  const { name, label, flavours, flavour, variant, open, source, pathname, view } = props;
  const t = useTranslate();
  const toolbar = useRef<HTMLDivElement>(null);
  const { onFocus, onKeyDown } = useRovingFocus(toolbar);
  // The server renders many toolbars, so menus and analytics attributes are added on the first interaction.
  const [hasInteracted, setHasInteracted] = useState(false);
  const getEvent = (action: string) =>
    hasInteracted ? clickEvent('demo', name, action) : undefined;
  const onEarlyClick = hasInteracted ? undefined : () => setHasInteracted(true);
  const aloneHref = props.wholePage
    ? undefined
    : getDemoUrl({ pathname, name, ...(flavours.length > 1 && { flavour }) });

  const { exports, edit, reset, inspect, resetFocus, run, problem, dialog, readFiles } =
    useDemoActions(props);

  return (
    <div className={props.className ? `${styles.box} ${props.className}` : styles.box}>
      <div
        ref={toolbar}
        className={styles.toolbar}
        role="toolbar"
        aria-label={t('demoToolbar')}
        onPointerEnter={() => setHasInteracted(true)}
        onFocus={(event) => {
          setHasInteracted(true);
          onFocus(event);
        }}
        onKeyDown={onKeyDown}
      >
        {flavours.length > 1 && <FlavourSelect flavours={flavours} flavour={flavour} />}
        <VariantButtons variant={variant} getEvent={getEvent} />
        <CodeButton {...{ open, getEvent }} onToggle={props.onToggle} />
        <CopyButton
          className="MuiCode-copy"
          event={getEvent('copySource')}
          getText={async () => (await readFiles())[0]?.text ?? ''}
        />
        {edit && (
          <button
            type="button"
            data-fold="edit"
            {...getEvent(edit.label)}
            onClick={() => void run(edit)}
          >
            {t(edit.label)}
          </button>
        )}
        <OpenInMenu {...{ name, exports, aloneHref, run, onEarlyClick }} />
        <button
          type="button"
          className={styles.icon}
          data-fold="reset"
          aria-label={t(reset.label)}
          {...getEvent(reset.label)}
          onClick={() => void run(reset)}
        >
          <Icon name={reset.icon} />
        </button>
        <MoreMenu
          query={{ pathname, name, flavour, source }}
          anchor={flavours.length > 1 ? `${flavour}-${name}` : name}
          folded={{ edit, exports, reset, aloneHref }}
          inspect={inspect}
          resetFocus={resetFocus}
          view={view && { ...view, label }}
          run={run}
          onEarlyClick={onEarlyClick}
        />
      </div>
      {problem && (
        <p role="alert" className={styles.message}>
          {problem}
        </p>
      )}
      {dialog}
      {props.children}
    </div>
  );
}

interface CodeButtonProps extends Pick<DemoToolbarProps, 'open' | 'onToggle'> {
  getEvent: VariantButtonsProps['getEvent'];
}

function CodeButton({ open, onToggle, getEvent }: CodeButtonProps) {
  const t = useTranslate();
  const label = open ? 'hideCode' : 'showCode';
  return (
    <button type="button" aria-expanded={open} onClick={onToggle} {...getEvent(label)}>
      {t(label)}
    </button>
  );
}

/** Selects the styling of all demos. */
function FlavourSelect({ flavours, flavour }: Pick<DemoToolbarProps, 'flavours' | 'flavour'>) {
  const t = useTranslate();
  return (
    <select
      aria-label={t('codeStyling')}
      value={flavour}
      onChange={(event) => {
        const next = event.target.value as Flavour;
        keepScrollPosition(event.currentTarget, () => flavourPreference.set(next));
      }}
    >
      {flavours.map((id) => (
        <option key={id} value={id}>
          {FLAVOURS[id]}
        </option>
      ))}
    </select>
  );
}

interface VariantButtonsProps {
  variant: Variant;
  getEvent: (action: string) => ClickEventAttributes | undefined;
}

/** Selects TypeScript or JavaScript for all demos. */
function VariantButtons({ variant, getEvent }: VariantButtonsProps) {
  return (
    <span className={styles.variants}>
      {VARIANT_IDS.map((id) => (
        // WCAG 2.5.3: the accessible name contains the visible label, for users of speech input.
        <button
          key={id}
          type="button"
          aria-pressed={variant === id}
          aria-label={`${id}, ${VARIANTS[id]}`}
          {...getEvent(`variant${id}`)}
          onClick={(event) =>
            keepScrollPosition(event.currentTarget, () => variantPreference.set(id))
          }
        >
          {id}
        </button>
      ))}
    </span>
  );
}
