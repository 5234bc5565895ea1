import {
  Component,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { loadIconFontIfUsed } from '../../../theme/loadIconFontIfUsed';
import type { EditedDemo } from './drafts';
import { keepEditorFocus } from './editorFocus';
import type { Version, Versions } from './versions';

/**
 * Creates the component that the stage renders for an edited demo. New versions are rendered in a transition, so that
 * they don't block typing. If a version throws, the last working one is shown.
 * @param watch called when the demo mounts. The function that it returns is called when the demo unmounts.
 */
export function createEditedDemo(versions: Versions, watch: () => () => void): EditedDemo {
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
        <RenderedMarker version={shown} versions={versions} />
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
function RenderedMarker({ version, versions }: { version: Version; versions: Versions }) {
  useLayoutEffect(keepEditorFocus, []);
  useEffect(() => {
    keepEditorFocus();
    void loadIconFontIfUsed();
    const timer = setTimeout(() => versions.markRendered(version));
    return () => clearTimeout(timer);
  }, [version, versions]);
  return null;
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
