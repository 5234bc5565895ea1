/** Renders a demo: first its server snapshot, and the live component when it is activated. */
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { DemoThemeId } from '@/src/shared/products';
import { DemoThemes, areThemesLoaded, loadThemes, useThemeNeeds } from '../../theme/demoThemes';
import { ThemeOverrideContext } from '../../theme/themeOverride';
import { useServerRendered } from '../../ui/useServerRendered';
import { getLastHeight, useHeight } from '../../ui/island/heights';
import type { Island } from '../../ui/island/island';
import { ServerSnapshot } from '../../ui/island/ServerSnapshot';
import { type Interaction, replay } from '../../ui/island/interaction';
import { useActivateNear } from '../../ui/island/activation';
import styles from './Demo.module.css';
import type { EditedDemo } from './live/drafts';

interface DemoStageProps {
  island: Island;
  /** The demo with the user's edits, which replaces the bundled component. */
  edited?: EditedDemo | undefined;
  /** Identifies demo and flavor. Heights are stored by it. */
  id: string;
  /** Accessible name of the demo, for the frame of an edited one. */
  title?: string;
  themes: readonly DemoThemeId[];
  style: CSSProperties | undefined;
  /** True for the flavor that the server rendered, whose HTML can be kept. */
  adoptable: boolean;
  /** Whether the code of a demo that the server rendered loads when the user interacts with it, and not before. */
  onDemand?: boolean;
  /** Wraps the demo, both live and on the server. */
  wrap: (demo: ReactNode) => ReactNode;
  /** Called with a function that tries again. */
  onFail: (error: unknown, retry: () => void) => void;
  /** Called when the code has loaded, also after a failure. */
  onLoad: () => void;
}

/** The minimum height of a demo whose height isn't known, in CSS pixels. */
const UNKNOWN_HEIGHT = 140;

export function DemoStage(props: DemoStageProps) {
  const {
    island,
    edited: Edited,
    id,
    title = '',
    themes,
    style,
    adoptable,
    onDemand,
    wrap,
  } = props;
  const { Server } = island;
  const root = useRef<HTMLDivElement>(null);
  const { live, served, activate, onUnmount } = useActivation(root, props);
  useHeight(root, id, live);

  const shared = {
    ref: root,
    className: styles.stage,
    style,
    'data-stage': '',
    ...(onDemand && { 'data-on-demand': '' }),
  } as const;
  if (typeof window === 'undefined') {
    return (
      <div {...shared}>
        {Server &&
          adoptable &&
          wrap(
            <DemoThemes ids={themes}>
              <Server />
            </DemoThemes>,
          )}
      </div>
    );
  }
  if (live && island.Live) {
    return (
      <div key="live" {...shared} data-live="">
        {wrap(
          <DemoThemes ids={themes}>
            {Edited ? (
              <Edited Bundled={island.Live} themes={themes} title={title} />
            ) : (
              <island.Live />
            )}
          </DemoThemes>,
        )}
      </div>
    );
  }
  return (
    <ServerSnapshot
      key="static"
      {...shared}
      style={served ? style : { minHeight: getLastHeight(id) ?? UNKNOWN_HEIGHT, ...style }}
      onUnmount={onUnmount}
      activate={activate}
    />
  );
}

/** Loads the demo and makes it live: near the viewport, when it was edited, or when the user interacts with it. */
function useActivation(
  root: RefObject<HTMLDivElement | null>,
  { island, edited: Edited, themes, adoptable, onDemand = false, onFail, onLoad }: DemoStageProps,
) {
  const served = useServerRendered() && adoptable;
  const needs = useThemeNeeds(themes);
  const override = useContext(ThemeOverrideContext);
  const interaction = useRef<Interaction>({});
  const waiting = useRef<(() => void)[]>([]);
  // In development, an edit replaces the island, so the component of the old one must not be used.
  const [active, setActive] = useState(() =>
    !served && island.Live !== undefined && areThemesLoaded(needs) ? island : undefined,
  );
  const live = active === island;

  const load = useCallback(() => Promise.all([island.load(), loadThemes(needs)]), [island, needs]);
  const activate = useCallback(
    async function activate(urgent: boolean): Promise<void> {
      try {
        await load();
      } catch (error) {
        onFail(error, () => void activate(true));
        return;
      }
      onLoad();
      if (urgent) {
        setActive(island);
      } else if (root.current && root.current.dataset.live === undefined) {
        // The next demo in the queue waits until this one is rendered, because transitions can finish in another order.
        await new Promise<void>((resolve) => {
          waiting.current.push(resolve);
          startTransition(() => setActive(island));
        });
      }
    },
    [load, island, onFail, onLoad, root],
  );

  const activateInTurn = useCallback(() => activate(false), [activate]);
  const waits = onDemand && served;
  useActivateNear(root, live || waits ? undefined : activateInTurn);
  useEffect(() => {
    // The server snapshot has the page's mode and direction. Only the live demo supports a view of its own.
    if (override && !live) {
      void activate(true);
    }
  }, [override, live, activate]);

  const mustActivate = Edited !== undefined && !live;
  useEffect(() => {
    if (mustActivate) {
      void activate(false);
    }
  }, [mustActivate, activate]);

  useLayoutEffect(() => {
    const resolveWaiting = () => waiting.current.splice(0).forEach((resolve) => resolve());
    if (live && root.current) {
      replay(root.current, interaction.current);
      interaction.current = {};
      resolveWaiting();
    }
    return resolveWaiting;
  }, [live, root]);

  return {
    live,
    served,
    activate,
    onUnmount: (recorded: Interaction) => {
      interaction.current = recorded;
    },
  };
}
