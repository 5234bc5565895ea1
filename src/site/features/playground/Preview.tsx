import {
  type ComponentType,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  createElement,
  useContext,
} from 'react';
import {
  type PlaygroundBlock,
  type PlaygroundNode,
  type PlaygroundValues,
  applyEffect,
} from '@/src/shared/playground';
import { PageContext } from '../../state/PageContext';
import { useTranslate } from '../../i18n/translate';
import { DemoThemes } from '../../theme/demoThemes';
import { ErrorBoundary } from '../../ui/island/ErrorBoundary';
import styles from './Playground.module.css';

/** The components of a playground, by name. */
export type Components = Readonly<Record<string, ComponentType<never>>>;

interface PreviewProps {
  components: Components;
  block: PlaygroundBlock;
  /** The component with its current props. */
  root: PlaygroundNode;
  onChange: Dispatch<SetStateAction<PlaygroundValues>>;
}

/** Renders the component in its product's theme. Data is converted to elements and text; no code in it is executed. */
export function Preview({ components, block, root, onChange }: PreviewProps) {
  const t = useTranslate();
  const { themes } = useContext(PageContext);
  const { controls, trigger } = block;

  const render = (node: PlaygroundNode): ReactNode => {
    const { component, props, on = {}, children = [] } = node;
    const Component = Object.hasOwn(components, component)
      ? (components[component] as ComponentType<object>)
      : component;
    const handlers = Object.entries(on).map(([event, effect]) => [
      event,
      (...args: unknown[]) => onChange((now) => applyEffect(now, effect, controls, args)),
    ]);
    const inner = typeof children === 'string' ? [children] : children;
    return createElement(
      Component,
      { ...props, ...Object.fromEntries(handlers) },
      ...inner.map((child) => (typeof child === 'string' ? child : render(child))),
    );
  };

  return (
    <ErrorBoundary name={root.component} t={t}>
      <DemoThemes ids={themes}>
        <div className={styles.stage}>
          {trigger && render(trigger)}
          {render(root)}
        </div>
      </DemoThemes>
    </ErrorBoundary>
  );
}
