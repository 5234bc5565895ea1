/**
 * The row of thumbs at a page's foot. It is all that a page loads: form, sending and the buttons beside headings are
 * loaded when the reader reaches for them. A click is noted at once, so none is lost while that is on its way.
 */
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { DocsPage } from '@/src/shared/page';
import { savesData } from '../../browser/savesData';
import { useTranslate } from '../../i18n/translate';
import type { FeedbackPanelProps } from './FeedbackPanel';
import { Thumbs } from './Thumbs';
import { updatePendingRating, getRating, usePendingRatings } from './pendingRatings';
import type { Section } from './sectionButtons';

/** Signs of a reader: whoever gives one gets the buttons beside headings. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/** Whether a sign was given, on this page or the one before. */
let isReading = false;

/**
 * Whether nobody did it: the list of pages scrolls to the one that shows, and a browser reports a move of the pointer
 * that rests over a page which is being laid out.
 */
function isByItself(sign: Event): boolean {
  if (sign.type === 'scroll') {
    return sign.target !== document;
  }
  return (
    sign instanceof PointerEvent &&
    sign.type === 'pointermove' &&
    sign.movementX === 0 &&
    sign.movementY === 0
  );
}

export function PageFeedback({ page }: { page: DocsPage }) {
  const t = useTranslate();
  const target = `${page.pathname}/`;
  const all = usePendingRatings();
  const said = all[target];
  const [panel, setPanel] = useState<{ View: ComponentType<FeedbackPanelProps> }>();
  const [failed, setFailed] = useState(false);
  const [section, setSection] = useState<Section>();

  /** `quietly`: ahead of need. It is asked for again, and a failure told of, when it is needed. */
  const load = useCallback(
    (quietly?: boolean) =>
      import('./FeedbackPanel').then(
        ({ FeedbackPanel: View }) => {
          setPanel({ View });
          setFailed(false);
        },
        (error: unknown) => {
          if (!quietly) {
            console.error(error);
            setFailed(true);
          }
        },
      ),
    [],
  );

  const isOpen =
    said?.draft !== undefined || Object.values(all).some((one) => one?.asked || one?.unsent);
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

  useEffect(() => {
    let end = () => {};
    let isOver = false;
    const stopListening = () =>
      SIGNS.forEach((sign) => document.removeEventListener(sign, start, true));
    const start = (sign?: Event) => {
      if (sign && isByItself(sign)) {
        return;
      }
      isReading = true;
      stopListening();
      // Nothing is lost without them: the next page tries again.
      import('./sectionButtons').then(
        ({ addSectionButtons }) => {
          end = isOver ? end : addSectionButtons(t, setSection);
        },
        () => undefined,
      );
    };
    if (isReading) {
      start();
    } else {
      SIGNS.forEach((sign) => document.addEventListener(sign, start, true));
    }
    return () => {
      isOver = true;
      stopListening();
      end();
    };
  }, [t]);

  return (
    <div data-feedback>
      <Thumbs
        id="feedback-question"
        question={t('feedbackQuestion')}
        rating={getRating(said)}
        onRate={(asked) => {
          updatePendingRating(target, { asked, askedAt: Date.now() });
          void load();
        }}
        onReach={() => void (savesData() || load(true))}
      />
      {panel && (
        <panel.View page={page} section={section} onSectionClose={() => setSection(undefined)} />
      )}
      {failed && <p role="alert">{t('feedbackFailed')}</p>}
    </div>
  );
}
