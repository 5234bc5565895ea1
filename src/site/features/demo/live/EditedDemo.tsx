import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import type { Version, Versions } from './versions';

/**
 * Creates the component that the frame of an edited demo renders. New versions are rendered in a transition, so that
 * they don't block typing. If a version throws, the last working one is shown.
 * @param watch called when the demo mounts. The function that it returns is called when the demo unmounts.
 * @param onRendered called when a version has rendered, and its effects have run.
 */
export function createEditedDemo(
  versions: Versions,
  watch: () => () => void,
  onRendered?: () => void,
): ComponentType<{ Bundled: ComponentType }> {
  return function EditedDemo({ Bundled }) {
    const [shown, setShown] = useState(versions.getShown);
    useEffect(watch, []);
    useEffect(() => {
      const update = () => startTransition(() => setShown(versions.getShown()));
      update();
      return versions.subscribe(update);
    }, []);
    if (!shown) {
      return <Bundled />;
    }
    return (
      <VersionBoundary key={getKey(shown)} onFail={(error) => versions.fail(shown, error)}>
        <shown.Component />
        <RenderedMarker version={shown} versions={versions} onRendered={onRendered} />
      </VersionBoundary>
    );
  };
}

const keys = new WeakMap<Version, number>();
let count = 0;

function getKey(version: Version): number {
  const key = keys.get(version) ?? (count += 1);
  keys.set(version, key);
  return key;
}

/**
 * A sibling after a version: when its effect runs, the version has rendered. Errors in effects of the version are
 * reported a moment later.
 */
function RenderedMarker({ version, versions, onRendered }: MarkerProps) {
  useEffect(() => {
    const timer = setTimeout(() => {
      versions.markRendered(version);
      if (versions.getShown() === version) {
        onRendered?.();
      }
    });
    return () => clearTimeout(timer);
  }, [version, versions, onRendered]);
  return null;
}

interface MarkerProps {
  version: Version;
  versions: Versions;
  onRendered: (() => void) | undefined;
}

interface BoundaryProps {
  onFail: (error: unknown) => void;
  children: ReactNode;
}

/** Renders nothing between an error and the rendering of the fallback version. */
class VersionBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFail(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
