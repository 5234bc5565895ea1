/** The stage of an edited demo: the bundled demo until a version of the edited code is displayed in the frame. */
import {
  type CSSProperties,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { DemoThemeId } from '@/src/shared/products';
import { useTranslate } from '../../../../i18n/translate';
import { useUserLanguage } from '../../../../i18n/UserLanguage';
import { useColorScheme } from '../../../../state/mode';
import { useUserTheme } from '../../../../state/userTheme';
import { useThemeSettings } from '../../../../theme/ThemeProvider';
import { ThemeOverrideContext } from '../../../../theme/themeOverride';
import type { EditedDemo } from '../drafts';
import { keepEditorFocus } from '../editorFocus';
import { type FrameHost, type FrameSize, createFrameDocument } from './host';

/** Heights in CSS pixels: while a menu or dialog is open, and the maximum, above which the frame scrolls. */
const POPUP_HEIGHT = 420;
const MAX_HEIGHT = 1600;

/** The layout of a stage that its frame takes over. The demo lies in the frame as it lay in the stage. */
const LAYOUT = [
  'display',
  'flex-wrap',
  'align-items',
  'justify-content',
  'line-height',
  'padding-block-start',
  'padding-block-end',
  'padding-inline-start',
  'padding-inline-end',
  'min-block-size',
] as const;

type Layout = Record<string, string>;

/**
 * Styles of the frame. They aren't a CSS module: a module that only this lazy part imports changes how the styles of
 * all pages are split into files, and costs a request.
 */
const FRAME: CSSProperties = {
  display: 'block',
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  minInlineSize: 0,
  maxInlineSize: 'none',
  border: 0,
  // The page shows through, as behind a demo without a frame.
  background: 'none',
};

/** A frame without a version to display loads behind the demo. */
const HIDDEN: CSSProperties = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  visibility: 'hidden',
  pointerEvents: 'none',
};

const WHOLE: Layout = { display: 'block', padding: '0', 'min-block-size': '100vh' };

function readLayout(stage: Element): Layout {
  const computed = getComputedStyle(stage);
  return Object.fromEntries(LAYOUT.map((name) => [name, computed.getPropertyValue(name)]));
}

/** Creates the component that replaces an edited demo on its stage. */
export function createEditedFrame(host: FrameHost): EditedDemo {
  return function EditedFrame({ Bundled, themes, title }) {
    const t = useTranslate();
    const frame = useRef<HTMLIFrameElement>(null);
    const shown = useSyncExternalStore(host.shown.subscribe, host.shown.get);
    const size = useSyncExternalStore(host.size.subscribe, host.size.get);
    const layout = useLayout(frame);
    const [documentText] = useState(() => createFrameDocument(location.origin));
    useLayoutEffect(() => host.attach(frame.current!), []);
    useLook(layout, themes);
    useEffect(() => {
      if (shown) {
        keepEditorFocus();
      }
    }, [shown]);
    return (
      <>
        {!shown && <Bundled />}
        <iframe
          ref={frame}
          title={t('liveFrame', { name: title })}
          sandbox="allow-scripts"
          srcDoc={documentText}
          data-edited={shown ? 'shown' : 'loading'}
          style={getStyle(layout, size, shown)}
        />
      </>
    );
  };

  function useLook(layout: Layout | undefined, themes: readonly DemoThemeId[]): void {
    const settings = useThemeSettings();
    const override = useContext(ThemeOverrideContext);
    const scheme = useColorScheme();
    const language = useUserLanguage();
    const { dense, spacing, paletteColors } = settings;
    const mode = override?.mode ?? scheme;
    const direction = override?.direction ?? settings.direction;
    const { primary, secondary } = paletteColors;
    const userTheme = useUserTheme() ?? undefined;
    useEffect(() => {
      if (layout) {
        host.setLook({
          ...{ mode, direction, language, dense, spacing, primary, secondary },
          userTheme,
          themes: [...themes],
          stage: layout,
        });
      }
    }, [layout, mode, direction, language, dense, spacing, primary, secondary, userTheme, themes]);
  }
}

/** Reads the layout of the stage, now and when its size changes. */
function useLayout(frame: RefObject<HTMLIFrameElement | null>): Layout | undefined {
  const [layout, setLayout] = useState<Layout>();
  useLayoutEffect(() => {
    const element = frame.current!;
    // Without a stage, the demo is the whole document of a frame already.
    const stage = element.closest('[data-stage]');
    const measure = () => {
      const next = stage ? readLayout(stage) : WHOLE;
      setLayout((known) =>
        known && LAYOUT.every((name) => known[name] === next[name]) ? known : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(stage ?? element);
    return () => observer.disconnect();
  }, [frame]);
  return layout;
}

/**
 * Lays the frame over the whole stage, with its padding. An open popup makes the frame higher without moving what is
 * below.
 */
function getStyle(
  layout: Layout | undefined,
  size: FrameSize | undefined,
  shown: boolean,
): CSSProperties {
  const get = (name: (typeof LAYOUT)[number]) => Number.parseFloat(layout?.[name] ?? '') || 0;
  const [top, bottom] = [get('padding-block-start'), get('padding-block-end')];
  const [start, end] = [get('padding-inline-start'), get('padding-inline-end')];
  if (!shown) {
    return { ...FRAME, ...HIDDEN, inlineSize: '100%' };
  }
  if (layout === WHOLE) {
    return { ...FRAME, inlineSize: '100%', blockSize: '100vh' };
  }
  const height = Math.min(size?.height ?? 0, MAX_HEIGHT);
  const whole = size?.popup ? Math.max(height, POPUP_HEIGHT) : height;
  return {
    ...FRAME,
    inlineSize: `calc(100% + ${start + end}px)`,
    blockSize: whole,
    marginBlock: `${-top}px ${-bottom - (whole - height)}px`,
    marginInline: `${-start}px ${-end}px`,
  };
}
