import { Component, type ReactNode } from 'react';

interface Props {
  /** The theme of the preview. Another theme is tried again. */
  theme: object;
  /** Returns what to show for an error. */
  describe: (message: string) => ReactNode;
  children: ReactNode;
}

interface State {
  theme: object;
  error?: string | undefined;
}

/** Shows why components can't render with a theme, such as one with a default prop that has an unknown value. */
export class PreviewBoundary extends Component<Props, State> {
  override state: State = { theme: this.props.theme };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ theme }: Props, state: State): State | null {
    return theme === state.theme ? null : { theme, error: undefined };
  }

  override render() {
    const { describe, children } = this.props;
    const { error } = this.state;
    return error === undefined ? children : describe(error);
  }
}
