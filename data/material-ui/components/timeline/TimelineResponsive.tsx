import useMediaQuery from '@mui/material/useMediaQuery';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { works } from './works';

export default function TimelineResponsive() {
  const wide = useMediaQuery((theme) => theme.breakpoints.up('sm'));

  return (
    <Timeline position={wide ? 'alternate' : 'right'}>
      {works.map(({ year, what }, index) => (
        <TimelineItem key={year}>
          <TimelineOppositeContent sx={{ flex: { xs: '0 0 4.5em', sm: 1 } }}>
            {year}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot color="primary" />
            {index < works.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{what}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
