/** The content below the thumbs of a page or section: the form, and the status of sending. */
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/translate';
import { CommentForm } from './CommentForm';
import styles from './Feedback.module.css';
import { discard, getUnsent, isDue, setProgress, submit, useProgress } from './outbox';
import { updatePendingRating, getRating, usePendingRatings } from './pendingRatings';

interface TargetFeedbackProps {
  target: string;
  language: string;
  /** Called when the user cancels the form. */
  onCancel?: () => void;
}

export function TargetFeedback({ target, language, onCancel }: TargetFeedbackProps) {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const all = usePendingRatings();
  const pending = all[target];
  const { state, rating: lastRating, open } = useProgress(target);
  const unsent = getUnsent(all, target);
  const rating = getRating(pending) ?? lastRating;
  const isLeft = state !== 'sending' && unsent !== undefined;
  const isOffered = isLeft && (state === 'failed' || isDue(unsent));
  const isOpen = open || typeof pending?.draft === 'string' || isOffered;

  const focusThumb = () => {
    const area = root.current?.closest('[data-feedback]');
    const find = (selector: string) => area?.querySelector<HTMLElement>(selector);
    (find('[aria-pressed="true"]') ?? find('[aria-pressed]'))?.focus();
  };

  // When the form with focus is removed, focus moves to an element close to it.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      focusThumb();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  const onSend = async (comment: string) => {
    if (!rating) {
      focusThumb();
      return;
    }
    // There is no comment to send or remove, so the rating alone is complete.
    if (comment === '' && !pending?.stored?.comment && !unsent) {
      updatePendingRating(target, { draft: undefined });
      setProgress(target, { open: false });
      return;
    }
    const isNew = comment !== '' || pending?.stored?.comment !== undefined;
    await submit(target, { rating, ...(isNew && { comment }) }, language);
  };

  return (
    <div ref={root}>
      {isOpen && (
        <CommentForm
          target={target}
          label={rating === 'down' ? t('feedbackLabelDown') : t('feedbackLabelUp')}
          state={state}
          offerAt={isLeft ? unsent.offerAt : undefined}
          onSend={(comment) => void onSend(comment)}
          onCancel={() => {
            if (isLeft) {
              discard(target);
            } else {
              updatePendingRating(target, { draft: undefined });
              setProgress(target, {
                open: false,
                ...(state === 'refused' && { state: undefined }),
              });
            }
            onCancel?.();
          }}
        />
      )}
      <p role="status" className={styles.status}>
        {state === 'sent' && t('feedbackThanks')}
        {state === undefined && isOffered && t('feedbackNotSent')}
      </p>
      {(state === 'failed' || state === 'refused') && (
        <p role="alert" className={styles.alert}>
          {t('feedbackFailed')}
        </p>
      )}
    </div>
  );
}
