/**
 * The comment form. The text is saved after a short pause and when the user leaves the page, and restored after
 * reloads.
 */
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { FEEDBACK_LIMITS } from '@/src/shared/feedbackService';
import { persistInput, takeInput } from '../../state/persistedInput';
import { type Translate, useTranslate } from '../../i18n/translate';
import styles from './Feedback.module.css';
import { type Progress, getUnsent } from './outbox';
import { updatePendingRating, readPendingRatings } from './pendingRatings';
import { useSecondsUntil } from './useSecondsUntil';

/** The pause after which a draft is saved, in milliseconds. */
const DRAFT_MS = 300;

interface CommentFormProps {
  target: string;
  /** Label of the field. */
  label: string;
  state: Progress['state'];
  /** Time from which unsent feedback can be sent again; undefined if there is none. */
  offerAt: number | undefined;
  onSend: (comment: string) => void;
  onCancel: () => void;
}

/** Returns the user's latest text: the draft, else the unsent comment, else the sent one. */
function readText(target: string): string {
  const all = readPendingRatings();
  const pending = all[target];
  const texts: unknown[] = [
    takeInput(getKey(target)),
    pending?.draft,
    getUnsent(all, target)?.comment,
    pending?.stored?.comment,
  ];
  return texts.find((text) => typeof text === 'string') ?? '';
}

/** Returns the comment that is being sent. */
const getSentText = (target: string) => getUnsent(readPendingRatings(), target)?.comment ?? '';

const getKey = (target: string) => `feedback ${target}`;

/**
 * Stores the text after a pause, when the user leaves the page, and before a reload. `unsaved` is the text that isn't
 * stored yet.
 */
function useDraft(target: string, text: string, unsaved: RefObject<string | undefined>): void {
  useEffect(() => {
    const timer = setTimeout(() => save(), DRAFT_MS);
    const save = () => {
      if (unsaved.current !== undefined) {
        updatePendingRating(target, { draft: unsaved.current });
        unsaved.current = undefined;
      }
    };
    const stop = persistInput(getKey(target), () => text || undefined);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('pagehide', save);
    };
  }, [target, text, unsaved]);
  useEffect(
    () => () => {
      if (unsaved.current !== undefined) {
        updatePendingRating(target, { draft: unsaved.current });
      }
    },
    [target, unsaved],
  );
}

export function CommentForm(props: CommentFormProps) {
  const { target, label, state, offerAt, onSend, onCancel } = props;
  const t = useTranslate();
  const [text, setText] = useState(() => readText(target));
  const unsaved = useRef<string>(undefined);
  const seconds = useSecondsUntil(offerAt ?? 0);
  // Text that is typed while only the rating is being sent isn't being sent itself. It follows after the rating.
  const isSending = state === 'sending' && text.trim() === getSentText(target);
  const isWaiting = !isSending && seconds > 0;

  useDraft(target, text, unsaved);

  const submit = () => {
    if (!isSending && !isWaiting) {
      unsaved.current = undefined;
      updatePendingRating(target, { draft: text });
      onSend(text.trim());
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    if (key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing) {
      event.preventDefault();
      submit();
    }
  };
  const id = `feedback-comment-${target}`;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={FEEDBACK_LIMITS.comment}
        value={text}
        aria-describedby={`${id}-hint`}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={({ target: { value } }) => {
          unsaved.current = value;
          setText(value);
          // The response closes the form, unless the text has changed since.
          if (state === 'sending') {
            updatePendingRating(target, { draft: value });
          }
        }}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('feedbackHint')}
      </p>
      <div className={styles.actions}>
        <button
          type="submit"
          className={`fg-button ${styles.send}`}
          aria-disabled={isSending || isWaiting || undefined}
        >
          {getSendText(t, {
            isSending,
            seconds: isWaiting ? seconds : 0,
            isNew: offerAt === undefined,
          })}
        </button>
        {!isSending && (
          <button
            type="button"
            className="fg-button"
            onClick={() => {
              unsaved.current = undefined;
              onCancel();
            }}
          >
            {offerAt === undefined ? t('feedbackCancel') : t('feedbackDiscard')}
          </button>
        )}
      </div>
    </form>
  );
}

interface SendState {
  isSending: boolean;
  /** Seconds until the text can be sent again; 0 if it can be sent now. */
  seconds: number;
  /** Whether nothing is unsent. */
  isNew: boolean;
}

function getSendText(t: Translate, { isSending, seconds, isNew }: SendState): string {
  if (isSending) {
    return t('feedbackSending');
  }
  if (seconds > 0) {
    return t('feedbackSendAgainIn', { seconds: String(seconds) });
  }
  return isNew ? t('feedbackSend') : t('feedbackSendAgain');
}
