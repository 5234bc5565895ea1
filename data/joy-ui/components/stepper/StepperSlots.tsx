import Step from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

const days = ['Mon', 'Tue', 'Wed'];

export default function StepperSlots() {
  return (
    <Stepper sx={{ width: '100%', maxWidth: 400 }}>
      {days.map((day, index) => (
        <Step
          key={day}
          indicator={index + 1}
          slotProps={{
            root: ({ indicator }) => ({ title: `Day ${indicator} of the workshop` }),
            indicator: {
              component: 'strong',
              sx: { borderRadius: 'sm', bgcolor: 'warning.softBg', color: 'warning.softColor' },
            },
          }}
        >
          {day}
        </Step>
      ))}
    </Stepper>
  );
}
