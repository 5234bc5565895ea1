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
  { day: '3 May', find: 'A newspaper of 1821, behind the swell box' },
  { day: '9 May', find: 'Somebody’s lunch, of about the same age' },
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
                <Button size="small" aria-label={`Photo of ${day}`}>
                  Photo
                </Button>
              </CardActions>
            </Card>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
