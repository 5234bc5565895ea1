import Step from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const events = [
  { time: '08:10', text: 'Parcel opened' },
  { time: '09:45', text: 'Film developed at 38 °C' },
  { time: '11:30', text: 'Negatives dry' },
  { time: '14:00', text: 'Scans uploaded' },
];

export default function StepperDots() {
  return (
    <Stepper
      orientation="vertical"
      size="sm"
      sx={{ '--StepIndicator-size': '0.75rem', '--Step-indicatorDotSize': '0.5rem' }}
    >
      {events.map(({ time, text }) => (
        <Step key={time}>
          <div>
            <Typography level="body-sm">{time}</Typography>
            {text}
          </div>
        </Step>
      ))}
    </Stepper>
  );
}
