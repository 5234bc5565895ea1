import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot, { type TimelineDotProps } from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const steps: { color: TimelineDotProps['color']; text: string }[] = [
  { color: 'success', text: 'Bellows: done' },
  { color: 'success', text: 'Keyboards: done' },
  { color: 'warning', text: 'Wind chests: delayed' },
  { color: 'error', text: 'Pedals: damaged' },
  { color: 'grey', text: 'Tuning: planned for fall' },
];

export default function TimelineColors() {
  return (
    <Timeline
      sx={{ [`& .${timelineItemClasses.missingOppositeContent}::before`]: { display: 'none' } }}
    >
      {steps.map(({ color, text }, index) => (
        <TimelineItem key={text}>
          <TimelineSeparator>
            <TimelineDot color={color} />
            {index < steps.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
