/** A playground before its activation: the server snapshot, until the user interacts with it and its code is loaded. */
import {
  type RefObject,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { DemoThemeId } from '@/src/shared/products';
import type { PlaygroundBlock } from '@/src/shared/playground';
import { LINK_PREFIX } from '@/src/shared/playgroundLink';
import { PageContext } from '../../state/PageContext';
import { useTranslate } from '../../i18n/translate';
import { areThemesLoaded, loadThemes, useServedTheme, useThemeNeeds } from '../../theme/demoThemes';
import { getLastHeight, useHeight } from '../../ui/island/heights';
import type { Island } from '../../ui/island/island';
import { ServerSnapshot } from '../../ui/island/ServerSnapshot';
import { type Interaction, recordState, replay } from '../../ui/island/interaction';
import { useActivateNear } from '../../ui/island/activation';
import { useServerRendered } from '../../ui/useServerRendered';
import { recordOwner } from '../../ui/portalOwner';
import styles from './Playground.module.css';
import type { LivePlayground } from './createPlayground';

export interface PlaygroundProps {
  block: PlaygroundBlock;
  island: Island;
}

export function Playground({ block, island }: PlaygroundProps) {
  const t = useTranslate();
  const { pathname, themes } = useContext(PageContext);
  const served = useServerRendered();
  // In `npm run dev`, an edit replaces the island, and the server snapshot is outdated.
  const [first] = useState(island);
  const hasSnapshot = useServedTheme() && served && island === first;
  const root = useRef<HTMLElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const interaction = useRef<Interaction>({});
  const { live, failed, activate } = useActivation(island, served, themes);
  const activateInTurn = useCallback(() => activate(false), [activate]);
  // The snapshot is enough for users who don't use the controls. Hover, focus and clicks activate it.
  useActivateNear(root, live || hasSnapshot ? undefined : activateInTurn);

  useLayoutEffect(() => {
    if (live && board.current) {
      replay(board.current, interaction.current);
      interaction.current = {};
    }
  }, [live]);

  const heightId = `${pathname} playground`;
  useHeight(board, heightId, live);

  useEarlyInput(board, () => live || void activate(true));
  useLink(() => {
    root.current?.scrollIntoView();
    void activate(true);
  });

  const View = (typeof window === 'undefined' ? island.Server : live && island.Live) as
    LivePlayground | undefined | false;
  return (
    <section
      ref={root}
      id="playground"
      data-playground={live ? 'live' : 'static'}
      className={styles.playground}
      onAnimationIteration={recordOwner}
      aria-label={t('playgroundLabel', { name: block.root.component })}
    >
      {View ? (
        <div
          key={typeof window === 'undefined' ? 'static' : 'live'}
          ref={board}
          className={styles.board}
        >
          <View block={block} />
        </div>
      ) : (
        <ServerSnapshot
          key="static"
          className={styles.board}
          style={served ? undefined : { minHeight: getLastHeight(heightId) ?? block.height * 2 }}
          ref={board}
          onUnmount={(recorded) => {
            interaction.current = recorded;
          }}
          activate={activate}
        />
      )}
      {failed && <p role="alert">{t('playgroundFailed')}</p>}
    </section>
  );
}

/** Loads the playground and makes it live. @param served whether the page was rendered on the server. */
function useActivation(island: Island, served: boolean, themes: readonly DemoThemeId[]) {
  const needs = useThemeNeeds(themes);
  const [failed, setFailed] = useState(false);
  const [active, setActive] = useState(() =>
    !served && island.Live !== undefined && areThemesLoaded(needs) ? island : undefined,
  );
  const live = active === island;

  const activate = useCallback(
    async (urgent: boolean) => {
      try {
        await Promise.all([island.load(), loadThemes(needs)]);
      } catch (error) {
        console.error(error);
        setFailed(true);
        return;
      }
      const showLive = () => {
        setFailed(false);
        setActive(island);
      };
      if (urgent) {
        showLive();
      } else {
        startTransition(showLive);
      }
    },
    [island, needs],
  );
  return { live, failed, activate };
}

/** Calls back if the user focused or changed something before hydration, which fired no events for React. */
function useEarlyInput(board: RefObject<HTMLElement | null>, onInput: () => void): void {
  const onStart = useEffectEvent(() => {
    if (board.current && Object.keys(recordState(board.current)).length > 0) {
      onInput();
    }
  });
  useEffect(() => onStart(), []);
}

/** Calls back when the address contains values for the playground, now or later. */
function useLink(onLink: () => void): void {
  const onHash = useEffectEvent(() => {
    if (window.location.hash.startsWith(LINK_PREFIX)) {
      onLink();
    }
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => onHash());
    window.addEventListener('hashchange', onHash);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('hashchange', onHash);
    };
  }, []);
}
