/**
 * The thumbs at the end of a page. They are the only part of feedback that loads with the page. The form, the code for
 * sending, and the buttons beside headings are loaded on interaction. A click is stored immediately, so it isn't lost
 * while that code loads.
 */
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { DocsPage } from '@/src/shared/page';
import { prefersReducedData } from '../../browser/prefersReducedData';
import { useTranslate } from '../../i18n/translate';
import type { FeedbackPanelProps } from './FeedbackPanel';
import { Thumbs } from './Thumbs';
import { getRating, updatePendingRating, usePendingRatings } from './pendingRatings';
import type { Section } from './sectionButtons';

/** Events that show that the user is active. The first one loads the buttons beside headings. */
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/** Whether the user was active, on this page or an earlier one. */
let wasActive = false;

/**
 * Whether the user didn't cause the event: the side navigation scrolls to the current page, and browsers fire
 * pointermove when the layout changes below a resting pointer.
 */
function isUnintended(event: Event): boolean {
  if (event.type === 'scroll') {
    return event.target !== document;
  }
  return (
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}

/** Adds a button beside each heading once the user is active. `onAsk` gets the section whose button was clicked. */
function useSectionButtons(onAsk: (section: Section) => void): void {
  const t = useTranslate();
  useEffect(() => {
    let end = () => {};
    let isOver = false;
    const stopListening = () =>
      ACTIVITY_EVENTS.forEach((type) => document.removeEventListener(type, start, true));
    const start = (event?: Event) => {
      if (event && isUnintended(event)) {
        return;
      }
      wasActive = true;
      stopListening();
      // Errors are ignored, and the next page tries again.
      import('./sectionButtons').then(
        ({ addSectionButtons }) => {
          end = isOver ? end : addSectionButtons(t, onAsk);
        },
        () => undefined,
      );
    };
    if (wasActive) {
      start();
    } else {
      ACTIVITY_EVENTS.forEach((type) => document.addEventListener(type, start, true));
    }
    return () => {
      isOver = true;
      stopListening();
      end();
    };
  }, [t, onAsk]);
}

export function PageFeedback({ page }: { page: DocsPage }) {
  const t = useTranslate();
  const target = `${page.pathname}/`;
  const all = usePendingRatings();
  const pending = all[target];
  const [panel, setPanel] = useState<{ View: ComponentType<FeedbackPanelProps> }>();
  const [failed, setFailed] = useState(false);
  const [section, setSection] = useState<Section>();

  /** `silent`: preloads without reporting errors. If the code is needed later, loading is retried. */
  const load = useCallback(
    (silent?: boolean) =>
      import('./FeedbackPanel').then(
        ({ FeedbackPanel: View }) => {
          setPanel({ View });
          setFailed(false);
        },
        (error: unknown) => {
          if (!silent) {
            console.error(error);
            setFailed(true);
          }
        },
      ),
    [],
  );

  const isOpen =
    pending?.draft !== undefined || Object.values(all).some((one) => one?.asked || one?.unsent);
  useEffect(() => {
    if (isOpen || section) {
      void load();
    }
  }, [isOpen, section, load]);

  useEffect(() => {
    if (!failed) {
      return undefined;
    }
    const again = () => void load();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed, load]);

  useSectionButtons(setSection);

  return (
    <div data-feedback>
      <Thumbs
        id="feedback-question"
        question={t('feedbackQuestion')}
        rating={getRating(pending)}
        onRate={(asked) => {
          updatePendingRating(target, { asked, askedAt: Date.now() });
          void load();
        }}
        onPreload={() => void (prefersReducedData() || load(true))}
      />
      {panel && (
        <panel.View page={page} section={section} onSectionClose={() => setSection(undefined)} />
      )}
      {failed && <p role="alert">{t('feedbackFailed')}</p>}
    </div>
  );
}
