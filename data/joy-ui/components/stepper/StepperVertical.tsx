import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = [
  { title: 'Rewind', text: 'Leave the end of the film outside the cartridge.' },
  { title: 'Label', text: 'Write the number of your order on the cartridge.' },
  { title: 'Post', text: 'Use a padded envelope. The stamp is included.' },
];

export default function StepperVertical() {
  return (
    <Stepper orientation="vertical" sx={{ width: '100%', maxWidth: 320 }}>
      {steps.map(({ title, text }, index) => (
        <Step key={title} indicator={<StepIndicator>{index + 1}</StepIndicator>}>
          <div>
            <Typography level="title-sm">{title}</Typography>
            <Typography level="body-sm">{text}</Typography>
          </div>
        </Step>
      ))}
    </Stepper>
  );
}
