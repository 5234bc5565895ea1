import { Component, type ErrorInfo, type ReactNode, createRef } from 'react';
import { SITE_REPOSITORY } from '@/src/shared/links';
import { resetFocus } from '../../browser/resetFocus';
import { type Translate } from '../../i18n/translate';

/** The maximum length of an issue title. GitHub rejects very long addresses. */
const MAX_TITLE = 120;
const MAX_BODY = 2000;

interface Props {
  name: string;
  t: Translate;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
}

/**
 * Shows the error of a demo, a reset button, and a link to a prefilled issue. The page around the demo isn't affected.
 * If the focused element was in the demo, focus moves to the message.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };
  private readonly message = createRef<HTMLDivElement>();

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(`The demo ${this.props.name} failed`, error, info.componentStack);
  }

  override getSnapshotBeforeUpdate() {
    return document.activeElement;
  }

  override componentDidUpdate(_props: Props, _state: State, focused: Element | null) {
    if (focused?.isConnected === false) {
      // The message rather than its button, because the key that caused the error may be pressed again.
      resetFocus(this.message.current);
    }
  }

  override render() {
    const { error } = this.state;
    const { name, t, children } = this.props;
    if (!error) {
      return children;
    }
    const issue = new URLSearchParams({
      title: `[demo] ${name}: ${error.message.slice(0, MAX_TITLE)}`,
      body: `${window.location.href.slice(0, MAX_BODY)}\n\n\`\`\`\n${error.message.slice(0, MAX_BODY)}\n\`\`\``,
    });
    return (
      <div ref={this.message} role="alert" className="island-error">
        <p>{t('demoFailed')}</p>
        <pre>{error.message}</pre>
        <p>
          <button
            type="button"
            className="fg-button"
            onClick={({ currentTarget }) => {
              // The button is removed, so move focus.
              resetFocus(currentTarget.closest('[data-demo], [data-playground]'));
              this.setState({ error: undefined });
            }}
          >
            {t('demoReset')}
          </button>{' '}
          <a href={`${SITE_REPOSITORY}/issues/new?${issue}`}>{t('reportIssue')}</a>
        </p>
      </div>
    );
  }
}
