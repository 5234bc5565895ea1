import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { works } from './works';

export default function TimelineOneSide() {
  return (
    <Timeline
      sx={{ [`& .${timelineItemClasses.missingOppositeContent}::before`]: { display: 'none' } }}
    >
      {works.map(({ year, what }, index) => (
        <TimelineItem key={year}>
          <TimelineSeparator>
            <TimelineDot />
            {index < works.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            <strong>{year}</strong> {what}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
