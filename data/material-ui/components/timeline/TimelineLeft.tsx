import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { works } from './works';

export default function TimelineLeft() {
  return (
    <Timeline position="left">
      {works.map(({ year, what }, index) => (
        <TimelineItem key={year}>
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
