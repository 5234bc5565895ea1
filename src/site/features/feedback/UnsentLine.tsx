/** The amount of unsent feedback on other pages and sections, with a button that sends it. */
import { useRef, useState, useSyncExternalStore } from 'react';
import { useTranslate } from '../../i18n/translate';
import styles from './Feedback.module.css';
import { getProgress, getUnsent, isDue, sendUnsent } from './outbox';
import { readPendingRatings, usePendingRatings } from './pendingRatings';
import { useSecondsUntil } from './useSecondsUntil';

function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}

/** @param except the target that shows its own unsent feedback. */
export function UnsentLine({ except }: { except: string }) {
  const t = useTranslate();
  const all = usePendingRatings();
  const isOnline = useOnline();
  const status = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<'sending' | 'sent' | 'failed'>();
  const unsent = Object.keys(all).flatMap((target) => {
    const one = target === except ? undefined : getUnsent(all, target);
    return one ? [{ target, one }] : [];
  });
  const due = unsent.filter(({ one }) => isDue(one));
  // Renders again when feedback becomes due.
  useSecondsUntil(
    Math.min(...unsent.filter(({ one }) => !isDue(one)).map(({ one }) => one.offerAt)),
  );

  const sendAll = async () => {
    setState('sending');
    for (const { target } of due) {
      await sendUnsent(target);
      // If one request fails, the receiver won't accept the next one either.
      if (getProgress(target).state === 'failed') {
        break;
      }
    }
    const isLeft = due.some(({ target }) => getUnsent(readPendingRatings(), target));
    const isRefused = due.some(({ target }) => getProgress(target).state === 'refused');
    setState(isLeft || isRefused ? 'failed' : 'sent');
  };
  return (
    <div className={styles.unsent}>
      {state !== 'sending' && due.length > 0 && isOnline && (
        <p className={styles.actions}>
          {t('feedbackUnsent', { count: String(due.length) })}
          <button
            type="button"
            className="fg-button"
            onClick={() => {
              void sendAll();
              // The button is removed, so move focus.
              status.current?.focus();
            }}
          >
            {t('feedbackSendNow')}
          </button>
        </p>
      )}
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {state === 'sending' && t('feedbackSending')}
        {state === 'sent' && due.length === 0 && t('feedbackThanks')}
      </p>
      {state === 'failed' && (
        <p role="alert" className={styles.alert}>
          {t('feedbackFailed')}
        </p>
      )}
    </div>
  );
}
