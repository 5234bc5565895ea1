import { Component, type ReactNode } from 'react';
import { sendCrash } from './events';

interface Props {
  children: ReactNode;
}

/** S4.25: "An error inside the ad renders nothing and reports a crash event." */
export class AdBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    sendCrash(error instanceof Error ? error.name : 'unknown');
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
