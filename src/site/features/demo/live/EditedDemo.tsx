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
 * The component that the stage shows for an edited demo. New versions are rendered in the background, so that typing
 * goes before; one that throws makes room for the last that worked.
 * @param watch called when the demo has mounted; what it returns is called when the demo leaves the page.
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
        <Settled version={shown} versions={versions} />
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

/** Stands after a version: it has rendered when this has. An effect that throws is heard of a moment later. */
function Settled({ version, versions }: { version: Version; versions: Versions }) {
  useLayoutEffect(keepEditorFocus, []);
  useEffect(() => {
    keepEditorFocus();
    void loadIconFontIfUsed();
    const timer = setTimeout(() => versions.settle(version));
    return () => clearTimeout(timer);
  }, [version, versions]);
  return null;
}

interface BoundaryProps {
  onFail: (error: unknown) => void;
  children: ReactNode;
}

/** Shows nothing for the moment between a failure and the version that takes over. */
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
