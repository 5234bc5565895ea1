import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';

const finds = [
  { day: 'May 3', find: 'Found a newspaper from 1821 behind the pipes' },
  { day: 'May 9', find: 'Found a repair bill from 1917 in the bellows' },
];

export default function TimelineCards() {
  return (
    <Timeline
      sx={{ [`& .${timelineItemClasses.missingOppositeContent}::before`]: { display: 'none' } }}
    >
      {finds.map(({ day, find }, index) => (
        <TimelineItem key={day}>
          <TimelineSeparator>
            <TimelineDot variant="outlined" />
            {index < finds.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            <Card variant="outlined">
              <CardContent>
                {day}
                <br />
                {find}
              </CardContent>
              <CardActions>
                <Button size="small" aria-label={`View photo of ${day}`}>
                  View photo
                </Button>
              </CardActions>
            </Card>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
