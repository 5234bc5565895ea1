import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const letters = [
  { from: 'parish', text: 'The organ makes a strange noise.' },
  { from: 'builder', text: 'A mouse is nesting in the bellows.' },
  { from: 'builder', text: 'We found three mice.' },
  { from: 'parish', text: 'Can you move them outside?' },
];

export default function TimelineItemPosition() {
  return (
    <Timeline>
      {letters.map(({ from, text }, index) => (
        <TimelineItem key={text} position={from === 'parish' ? 'left' : 'right'}>
          <TimelineSeparator>
            <TimelineDot color={from === 'parish' ? 'primary' : 'grey'} />
            {index < letters.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            {from === 'parish' ? 'Parish' : 'Builder'}: {text}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
