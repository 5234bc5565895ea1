import { useState } from 'react';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Button from '@mui/material/Button';
import { works } from './works';

export default function TimelineExpand() {
  const [all, setAll] = useState(false);
  const shown = all ? works : works.slice(-2);

  return (
    <Timeline>
      {shown.map(({ year, what }) => (
        <TimelineItem key={year}>
          <TimelineSeparator>
            <TimelineDot />
            <TimelineConnector />
          </TimelineSeparator>
          <TimelineContent>
            {year}: {what}
          </TimelineContent>
        </TimelineItem>
      ))}
      <TimelineItem sx={{ minHeight: 0 }}>
        <TimelineSeparator>
          <TimelineDot variant="outlined" />
        </TimelineSeparator>
        <TimelineContent>
          <Button aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer events' : 'Show all events'}
          </Button>
        </TimelineContent>
      </TimelineItem>
    </Timeline>
  );
}
