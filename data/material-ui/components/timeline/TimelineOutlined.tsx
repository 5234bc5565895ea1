import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const days = ['Monday: Reeds', 'Tuesday: Flutes', 'Wednesday: Large pipes', 'Thursday: Tuning'];
const today = 2;

export default function TimelineOutlined() {
  return (
    <Timeline
      sx={{ [`& .${timelineItemClasses.missingOppositeContent}::before`]: { display: 'none' } }}
    >
      {days.map((day, index) => (
        <TimelineItem key={day} aria-current={index === today ? 'date' : undefined}>
          <TimelineSeparator>
            <TimelineDot color="primary" variant={index > today ? 'outlined' : 'filled'} />
            {index < days.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent sx={{ fontWeight: index === today ? 'bold' : undefined }}>
            {day}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
