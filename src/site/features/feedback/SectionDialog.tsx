/**
 * Feedback on a section, in a native modal dialog beside the heading. Escape closes it, and focus returns to the
 * button.
 */
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import { useBackdropClose } from '../../ui/useBackdropClose';
import styles from './Feedback.module.css';
import { TargetFeedback } from './TargetFeedback';
import { Thumbs } from './Thumbs';
import { rate } from './outbox';
import { getRating, usePendingRatings } from './pendingRatings';
import type { Section } from './sectionButtons';

interface SectionDialogProps {
  page: string;
  language: string;
  section: Section;
  onClose: () => void;
}

export function SectionDialog({ page, language, section, onClose }: SectionDialogProps) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const backdrop = useBackdropClose();
  const { hash, heading, button } = section;
  const target = `${page}#${hash}`;
  const pending = usePendingRatings()[target];
  useEffect(() => {
    // Anchors the dialog to the button.
    button.style.setProperty('anchor-name', '--feedback-section');
    dialog.current?.showModal();
    return () => void button.style.removeProperty('anchor-name');
  }, [button]);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      data-feedback
      className={styles.dialog}
      aria-label={t('feedbackSection', { heading })}
      onClose={onClose}
      {...backdrop}
    >
      <div className={styles.content}>
        <button
          type="button"
          className={styles.close}
          aria-label={t('feedbackClose')}
          onClick={close}
        >
          <Icon name="close" />
        </button>
        <Thumbs
          id="feedback-section-question"
          question={t('feedbackSectionQuestion', { heading })}
          rating={getRating(pending)}
          onRate={(rating) => void rate(target, rating, language)}
        />
        <TargetFeedback target={target} language={language} onCancel={close} />
      </div>
    </dialog>
  );
}
