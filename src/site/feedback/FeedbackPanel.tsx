/** Everything of feedback but the row of thumbs: loaded when the reader reaches for that. */
import { useEffect } from 'react';
import type { DocsPage } from '@/src/shared/page';
import { SectionDialog } from './SectionDialog';
import { TargetFeedback } from './TargetFeedback';
import { UnsentLine } from './UnsentLine';
import { rate } from './outbox';
import { useSaid } from './said';
import type { Section } from './sectionButtons';

export interface FeedbackPanelProps {
  page: Pick<DocsPage, 'pathname' | 'language'>;
  /** The section whose form is open. */
  section: Section | undefined;
  onSectionClose: () => void;
}

export function FeedbackPanel({ page, section, onSectionClose }: FeedbackPanelProps) {
  const { pathname, language } = page;
  const target = `${pathname}/`;
  const all = useSaid();
  useEffect(() => {
    for (const [asked, said] of Object.entries(all)) {
      if (said?.asked === 'up' || said?.asked === 'down') {
        void rate(asked, said.asked, language);
      }
    }
  }, [all, language]);
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
