/** Everything of feedback but the row of thumbs: loaded when the reader reaches for that. */
import { useEffect } from 'react';
import type { DocsPage } from '@/src/shared/page';
import { SectionDialog } from './SectionDialog';
import { TargetFeedback } from './TargetFeedback';
import { UnsentLine } from './UnsentLine';
import { rate } from './outbox';
import { usePendingRatings } from './pendingRatings';
import type { Section } from './sectionButtons';

/** How long the tab where a thumb was pressed has to say it, in milliseconds. */
const LEFT_MS = 10_000;

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
    for (const [asked, said] of Object.entries(all)) {
      // What was pressed in another tab is that tab's, unless it had no time to say it.
      const isLeft = !(Date.now() - (said?.askedAt ?? 0) < LEFT_MS);
      if ((said?.asked === 'up' || said?.asked === 'down') && (asked === target || isLeft)) {
        void rate(asked, said.asked, language);
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
