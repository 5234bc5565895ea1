/** The toolbar of a demo: one tab stop, with arrow keys inside. */
import { type ReactNode, type RefObject, useContext, useRef, useState } from 'react';
import { FLAVOURS, type Flavour, VARIANTS, VARIANT_IDS, type Variant } from '@/src/shared/flavours';
import { getDemoUrl } from '@/src/shared/demoUrl';
import type { DemoSource } from '@/src/shared/page';
import { PageContext } from '../../state/PageContext';
import { flavourPreference, variantPreference } from '../../state/codePreferences';
import { type ClickEventAttributes, clickEvent } from '../../browser/clickEvent';
import { keepScrollPosition } from '../../browser/scrollPosition';
import { resetFocus } from '../../browser/resetFocus';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import { CopyButton } from '../../ui/CopyButton';
import { useRovingFocus } from '../../ui/rovingFocus';
import { type TextFile, loadFiles } from './demoSource';
import { IconButton } from './toolbar/IconButton';
import { MoreMenu } from './toolbar/MoreMenu';
import styles from './toolbar/Toolbar.module.css';
import { type DemoAction, EXPORTERS, sendDemo } from './toolbar/actions';
import { getDraft, getDraftId } from './live/drafts';

interface DemoToolbarProps {
  name: string;
  label: string;
  flavours: readonly Flavour[];
  flavour: Flavour;
  variant: Variant;
  open: boolean;
  /** Id of the element that contains the code. */
  codeId: string;
  source: DemoSource;
  pathname: string;
  /** The root element of the demo. */
  block: RefObject<HTMLElement | null>;
  onToggle: () => void;
  /** Restarts the demo. */
  onReset: () => void;
  /** Opens the code and focuses the editor; absent where the code can't be edited. */
  onEdit?: (() => void) | undefined;
  /** The button of the demo's view. */
  view?: ReactNode;
  /** Whether the demo is a whole page, which has no standalone address. */
  wholePage?: boolean;
}

export function DemoToolbar(props: DemoToolbarProps) {
  const { name, label, flavours, flavour, variant, open, codeId, source, pathname } = props;
  const t = useTranslate();
  const toolbar = useRef<HTMLDivElement>(null);
  const { onFocus, onKeyDown } = useRovingFocus(toolbar);
  // The server renders many toolbars, so analytics attributes are added on the first interaction.
  const [hasInteracted, setHasInteracted] = useState(false);
  const getEvent = (action: string) =>
    hasInteracted ? clickEvent('demo', name, action) : undefined;
  const [tooltipsHidden, setTooltipsHidden] = useState(false);
  const query = { pathname, name, flavour, source };
  const aloneHref = props.wholePage
    ? undefined
    : getDemoUrl({ pathname, name, ...(flavours.length > 1 && { flavour }) });

  const { actions, onAction, problem, readFiles } = useDemoActions(props);

  return (
    <div className={styles.box}>
      <div
        ref={toolbar}
        className={styles.toolbar}
        role="toolbar"
        aria-label={t('demoToolbar', { name: label })}
        data-tooltips-hidden={tooltipsHidden ? '' : undefined}
        onPointerEnter={() => {
          setHasInteracted(true);
          setTooltipsHidden(false);
        }}
        onFocus={(event) => {
          setHasInteracted(true);
          setTooltipsHidden(false);
          onFocus(event);
        }}
        onKeyDown={(event) => {
          setTooltipsHidden(event.key === 'Escape');
          onKeyDown(event);
        }}
      >
        {flavours.length > 1 && <FlavourSelect flavours={flavours} flavour={flavour} />}
        {open && <VariantButtons variant={variant} getEvent={getEvent} />}
        <span className={styles.tip} data-tip={t(open ? 'hideCodeTip' : 'showCodeTip')}>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={codeId}
            onClick={props.onToggle}
            {...getEvent(open ? 'hideCode' : 'showCode')}
          >
            {t(open ? 'hideCode' : 'showCode')}
          </button>
        </span>
        <span className={styles.tip} data-tip={t('copySource')}>
          <CopyButton
            event={getEvent('copySource')}
            getText={async () => (await readFiles())[0]?.text ?? ''}
          />
        </span>
        {props.view && (
          <span className={styles.tip} data-tip={t('viewTip')}>
            {props.view}
          </span>
        )}
        <ActionButtons {...{ actions, aloneHref, getEvent, onAction }} />
        <MoreMenu
          query={query}
          anchor={flavours.length > 1 ? `${flavour}-${name}` : name}
          actions={actions}
          aloneHref={aloneHref}
          onAction={(action) => void onAction(action)}
        />
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** The actions of the toolbar and its menu, with the error of the last one. */
function useDemoActions(props: DemoToolbarProps) {
  const { name, label, flavour, variant, source, pathname, block } = props;
  const t = useTranslate();
  const { themes } = useContext(PageContext);
  const [problem, setProblem] = useState<string>();
  const readFiles = async (): Promise<readonly TextFile[]> => {
    // Includes the user's edits.
    const draft = getDraft(getDraftId(pathname, name, flavour, variant));
    const [first, ...others] = await loadFiles({ pathname, name, flavour, source }, variant);
    return first ? [{ ...first, text: draft?.text ?? first.text }, ...others] : [];
  };
  const sent = {
    ...{ name, title: label, variant, flavour, themes, readFiles },
    wholePage: props.wholePage,
  };
  const actions: DemoAction[] = [
    ...(props.onEdit ? [{ label: 'editCode', icon: 'edit', run: props.onEdit } as const] : []),
    ...EXPORTERS.map(({ exporter, ...rest }) => ({
      ...rest,
      run: () => sendDemo(exporter, { ...sent, block: block.current }),
    })),
    { label: 'demoResetFocus', icon: 'focus', run: () => resetFocus(block.current) },
    { label: 'demoRestart', icon: 'reset', run: props.onReset },
  ];
  const onAction = async (action: DemoAction) => {
    setProblem(undefined);
    try {
      await action.run();
    } catch (error) {
      console.error(error);
      const cause = error instanceof Error ? error.message : String(error);
      setProblem(t('sandboxFailed', { action: t(action.label), cause }));
    }
  };
  return { actions, onAction, problem, readFiles };
}

interface ActionButtonsProps {
  actions: readonly DemoAction[];
  /** Address of the demo by itself, if it has one. */
  aloneHref: string | undefined;
  getEvent: (action: string) => ClickEventAttributes | undefined;
  onAction: (action: DemoAction) => Promise<void>;
}

/** The buttons that narrow screens show in the menu instead. */
function ActionButtons({ actions, aloneHref, getEvent, onAction }: ActionButtonsProps) {
  const t = useTranslate();
  return (
    <>
      {actions.map((action) => (
        <IconButton
          key={action.label}
          folds
          icon={action.icon}
          label={t(action.label)}
          event={getEvent(action.label)}
          onClick={() => void onAction(action)}
        />
      ))}
      {aloneHref && (
        <a
          className={`${styles.icon} ${styles.folds}`}
          aria-label={t('demoOpenAlone')}
          href={aloneHref}
          target="_blank"
          {...getEvent('demoOpenAlone')}
        >
          <Icon name="external" />
        </a>
      )}
    </>
  );
}

/** Selects the styling of all demos. */
function FlavourSelect({ flavours, flavour }: Pick<DemoToolbarProps, 'flavours' | 'flavour'>) {
  const t = useTranslate();
  return (
    <span className={`${styles.tip} ${styles.styling}`} data-tip={t('codeStyling')}>
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
    </span>
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
        <span key={id} className={styles.tip} data-tip={VARIANTS[id]}>
          {/* WCAG 2.5.3: the accessible name contains the visible label, for users of speech input. */}
          <button
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
        </span>
      ))}
    </span>
  );
}
