import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ServerSnapshot } from '../../../ui/island/ServerSnapshot';
import { useActivateNear } from '../../../ui/island/activation';
import { type Interaction, replay } from '../../../ui/island/interaction';
import { type Island, island } from '../../../ui/island/island';
// The parts load later than the page, whose CSS must have the styles of their server HTML.
import '../filter/FilterForm.module.css';
import styles from './live.module.css';

/**
 * Creates a component from the part of an embed that works only with scripts. The server renders it in place. Its code
 * loads when it comes near the viewport after the load event, or when the user interacts with it. If the code fails to
 * load, the server's HTML stays, and the next interaction tries again.
 * @param load imports the part. The `import()` is in the embed, so only pages with the embed have it.
 * @param Server the part on the server; undefined in the browser.
 */
export function createLiveEmbed<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Server: ComponentType<Props> | undefined,
): (props: Props) => ReactNode {
  const part = island(load as Parameters<typeof island>[0], Server as ComponentType | undefined);
  return (props) => <LiveEmbed part={part} props={props} />;
}

function LiveEmbed<Props extends object>({ part, props }: { part: Island; props: Props }) {
  const box = useRef<HTMLDivElement>(null);
  const interaction = useRef<Interaction>({});
  const [isLive, setIsLive] = useState(part.Live !== undefined);
  const activate = useCallback(async () => {
    try {
      await part.load();
      setIsLive(true);
    } catch (error) {
      console.error(error);
    }
  }, [part]);
  useActivateNear(box, isLive ? undefined : activate);
  useLayoutEffect(() => {
    if (isLive && box.current) {
      replay(box.current, interaction.current);
      interaction.current = {};
    }
  }, [isLive]);
  const isServer = typeof window === 'undefined';
  const View = (isServer ? part.Server : isLive && part.Live) as
    ComponentType<Props> | undefined | false;
  return View ? (
    <div key={isServer ? 'static' : 'live'} ref={box} className={styles.live}>
      <View {...props} />
    </div>
  ) : (
    <ServerSnapshot
      key="static"
      ref={box}
      className={styles.live}
      style={undefined}
      onUnmount={(recorded) => {
        interaction.current = recorded;
      }}
      activate={activate}
    />
  );
}
