import type { ReactNode } from 'react';
import type { FeedbackRating } from '@/src/shared/feedback';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../../ui/icons';
import styles from './Thumbs.module.css';

interface ThumbsProps {
  /** Id of the question. */
  id: string;
  question: ReactNode;
  rating: FeedbackRating | undefined;
  onRate: (rating: FeedbackRating) => void;
  /** Called on hover and focus, for preloading. */
  onPreload?: () => void;
}

/** A question with two thumb buttons. It is hidden without scripts. */
export function Thumbs({ id, question, rating, onRate, onPreload }: ThumbsProps) {
  const t = useTranslate();
  const renderThumb = (value: FeedbackRating, text: string) => (
    <button type="button" aria-pressed={value === rating} onClick={() => onRate(value)}>
      <Icon name="thumb" />
      {text}
    </button>
  );
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={styles.thumbs}
      onPointerEnter={onPreload}
      onFocus={onPreload}
    >
      <span id={id}>{question}</span>
      {renderThumb('up', t('feedbackYes'))}
      {renderThumb('down', t('feedbackNo'))}
    </div>
  );
}
