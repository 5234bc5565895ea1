/**
 * A demo in an iframe, for demos that depend on the viewport or use fixed positioning. A portal renders the live
 * component into the iframe, so it belongs to the page's React tree.
 */
import { type CSSProperties, type ReactNode, useCallback, useRef, useState } from 'react';
import type { DemoThemeId } from '@/src/shared/products';
import { loadPart } from '../../browser/loadPart';
import { useTranslate } from '../../i18n/translate';
import { loadThemes, useThemeNeeds } from '../../theme/demoThemes';
import type { Island } from '../../ui/island/island';
import { useActivateNear } from '../../ui/island/activation';
import styles from './Demo.module.css';
import type { EditedDemo } from './live/drafts';

declare module '../../browser/loadPart' {
  interface LazyParts {
    FrameContent: typeof import('./FrameContent');
  }
}

interface FramedStageProps {
  island: Island;
  /** The demo with the user's edits, which replaces the bundled component. */
  edited: EditedDemo | undefined;
  title: string;
  themes: readonly DemoThemeId[];
  style: CSSProperties | undefined;
  wrap: (demo: ReactNode) => ReactNode;
  onFail: (error: unknown, retry: () => void) => void;
  onLoad: () => void;
}

type FrameContent = typeof import('./FrameContent').FrameContent;

export function FramedStage(props: FramedStageProps) {
  const { island, edited: Edited, title, themes, style, wrap, onFail, onLoad } = props;
  const t = useTranslate();
  const needs = useThemeNeeds(themes);
  const frame = useRef<HTMLIFrameElement>(null);
  const [content, setContent] = useState<{ View: FrameContent; body: HTMLElement }>();

  const activate = useCallback(
    async function activate(): Promise<void> {
      try {
        const [{ FrameContent: View }] = await Promise.all([
          loadPart('FrameContent'),
          island.load(),
          loadThemes(needs),
        ]);
        const body = frame.current?.contentDocument?.body;
        onLoad();
        if (body) {
          setContent({ View, body });
        }
      } catch (error) {
        onFail(error, () => void activate());
      }
    },
    [island, needs, onFail, onLoad],
  );

  useActivateNear(frame, content ? undefined : activate);

  return (
    <>
      <iframe
        ref={frame}
        title={t('demoFrame', { name: title })}
        className={styles.iframe}
        data-stage=""
        style={{ height: style?.minHeight ?? 400 }}
      />
      {content && island.Live && (
        <content.View body={content.body} themes={themes} onFail={onFail}>
          {wrap(
            Edited ? (
              <Edited Bundled={island.Live} themes={themes} title={title} />
            ) : (
              <island.Live />
            ),
          )}
        </content.View>
      )}
    </>
  );
}
