import RadioRoundedIcon from '@mui/icons-material/RadioRounded';
import Typography from '@mui/joy/Typography';

export default function TypographyVariables() {
  return (
    <Typography
      level="title-lg"
      startDecorator={<RadioRoundedIcon />}
      sx={{
        '--Typography-fontSize': '1.75rem',
        '--Typography-gap': '12px',
        '--Icon-fontSize': '2.5rem',
        '--Icon-color': 'var(--joy-palette-danger-plainColor)',
      }}
    >
      Medium wave
    </Typography>
  );
}
