/** The box around a demo. It has the mode and direction of the demo's own view. */
import { type Dispatch, type ReactNode, type SetStateAction, useRef } from 'react';
import { MODE_ATTRIBUTE } from '../../../state/modeNames';
import { ThemeOverrideContext } from '../../../theme/themeOverride';
import { recordOwner } from '../../../ui/portalOwner';
import styles from '../Demo.module.css';
import { type DemoView, type ViewScope, loadView } from './viewScope';

interface DemoFrameProps {
  bg: string;
  label: string;
  scope: ViewScope | undefined;
  /** Absent where the view can't be changed. */
  onScope?: Dispatch<SetStateAction<ViewScope | undefined>> | undefined;
  children: ReactNode;
}

/** From this width on, a demo can be made narrower. The handle appears on hover and focus. */
const WIDE = '(min-width: 900px)';

export function DemoFrame({ bg, label, scope, onScope, children }: DemoFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { mode, direction, width } = scope?.view ?? {};
  /** Shows the tools with the given view, or with the demo's current view. */
  const showTools = async (view?: DemoView) => {
    try {
      const { createViewScope } = await loadView();
      onScope?.((known) => (view || !known ? createViewScope(view ?? {}) : known));
    } catch (error) {
      // The demo is unchanged. The next pointer move tries again.
      console.error(error);
    }
  };
  const reach =
    onScope && scope === undefined
      ? () => window.matchMedia(WIDE).matches && void showTools()
      : undefined;
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-bg={bg}
      {...(mode && { [MODE_ATTRIBUTE]: mode })}
      dir={direction}
      style={width === undefined ? undefined : { inlineSize: `min(100%, ${width + 2}px)` }}
      onPointerEnter={reach}
      onFocus={reach}
      onAnimationIteration={recordOwner}
    >
      <ThemeOverrideContext value={scope?.override}>{children}</ThemeOverrideContext>
      {scope && (
        <scope.Tools
          label={label}
          frame={frame}
          view={scope.view}
          onView={onScope && ((view) => void showTools(view))}
        />
      )}
    </div>
  );
}
