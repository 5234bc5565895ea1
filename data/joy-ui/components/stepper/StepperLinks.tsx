import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const chapters = [
  { title: 'Buttons', href: '#step-buttons' },
  { title: 'Connectors', href: '#connectors' },
  { title: 'Keyboard', href: '#accessibility' },
];

export default function StepperLinks() {
  return (
    <nav aria-label="Chapters">
      <Stepper orientation="vertical">
        {chapters.map(({ title, href }, index) => (
          <Step
            key={href}
            indicator={<StepIndicator variant="outlined">{index + 1}</StepIndicator>}
          >
            <StepButton component="a" href={href} sx={{ color: 'primary.plainColor' }}>
              {title}
            </StepButton>
          </Step>
        ))}
      </Stepper>
    </nav>
  );
}
