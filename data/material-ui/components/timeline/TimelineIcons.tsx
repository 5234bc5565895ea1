import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import BuildIcon from '@mui/icons-material/Build';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import MusicNoteIcon from '@mui/icons-material/MusicNote';

const journey = [
  { when: 'May', what: 'Pipes shipped', icon: <LocalShippingIcon /> },
  { when: 'June to March', what: 'Pipes repaired', icon: <BuildIcon /> },
  { when: 'Easter', what: 'First concert', icon: <MusicNoteIcon /> },
];

export default function TimelineIcons() {
  return (
    <Timeline position="alternate">
      {journey.map(({ when, what, icon }, index) => (
        <TimelineItem key={when}>
          <TimelineOppositeContent sx={{ my: 'auto' }} variant="body2">
            {when}
          </TimelineOppositeContent>
          <TimelineSeparator>
            {index > 0 && <TimelineConnector />}
            <TimelineDot color="secondary">{icon}</TimelineDot>
            {index < journey.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent sx={{ my: 'auto' }}>{what}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
