import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent, {
  timelineOppositeContentClasses,
} from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { works } from './works';

export default function TimelineOppositeNarrow() {
  return (
    <Timeline sx={{ [`& .${timelineOppositeContentClasses.root}`]: { flex: '0 0 5em', px: 1 } }}>
      {works.map(({ year, what }, index) => (
        <TimelineItem key={year}>
          <TimelineOppositeContent>{year}</TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < works.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{what}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
