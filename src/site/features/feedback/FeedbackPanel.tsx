/** The feedback UI except for the thumbs, loaded when the user interacts with them. */
import { useEffect } from 'react';
import type { DocsPage } from '@/src/shared/page';
import { SectionDialog } from './SectionDialog';
import { TargetFeedback } from './TargetFeedback';
import { UnsentLine } from './UnsentLine';
import { rate } from './outbox';
import { usePendingRatings } from './pendingRatings';
import type { Section } from './sectionButtons';

/** How long another tab has to send a rating that was clicked there, in milliseconds. */
const ABANDONED_MS = 10_000;

export interface FeedbackPanelProps {
  page: Pick<DocsPage, 'pathname' | 'language'>;
  /** The section whose form is open. */
  section: Section | undefined;
  onSectionClose: () => void;
}

export function FeedbackPanel({ page, section, onSectionClose }: FeedbackPanelProps) {
  const { pathname, language } = page;
  const target = `${pathname}/`;
  const all = usePendingRatings();
  useEffect(() => {
    for (const [asked, pending] of Object.entries(all)) {
      // A rating that was clicked in another tab is sent by that tab, unless it was closed before.
      const isAbandoned = !(Date.now() - (pending?.askedAt ?? 0) < ABANDONED_MS);
      if (
        (pending?.asked === 'up' || pending?.asked === 'down') &&
        (asked === target || isAbandoned)
      ) {
        void rate(asked, pending.asked, language);
      }
    }
  }, [all, language, target]);
  return (
    <>
      <TargetFeedback target={target} language={language} />
      <UnsentLine except={target} />
      {section && (
        <SectionDialog
          key={section.hash}
          page={target}
          language={language}
          section={section}
          onClose={onSectionClose}
        />
      )}
    </>
  );
}
