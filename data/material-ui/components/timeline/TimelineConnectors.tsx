import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

export default function TimelineConnectors() {
  return (
    <Timeline>
      <TimelineItem>
        <TimelineSeparator>
          <TimelineDot color="success" />
          <TimelineConnector sx={{ width: 4, bgcolor: 'success.main' }} />
        </TimelineSeparator>
        <TimelineContent>Case cleaned</TimelineContent>
      </TimelineItem>
      <TimelineItem>
        <TimelineSeparator>
          <TimelineDot color="success" />
          <TimelineConnector
            sx={{ bgcolor: 'transparent', width: 0, borderInlineStart: '3px dotted' }}
          />
        </TimelineSeparator>
        <TimelineContent>Gilding paused</TimelineContent>
      </TimelineItem>
      <TimelineItem sx={{ minHeight: 0 }}>
        <TimelineSeparator>
          <TimelineDot variant="outlined" />
        </TimelineSeparator>
        <TimelineContent>Carvings restored</TimelineContent>
      </TimelineItem>
    </Timeline>
  );
}
