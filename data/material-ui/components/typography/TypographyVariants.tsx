import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const samples = [
  ['h1', 'Vega'],
  ['h2', 'Altair'],
  ['h3', 'Arcturus'],
  ['h4', 'Betelgeuse'],
  ['h5', 'Aldebaran, the eye of the bull'],
  ['h6', 'Capella, actually four stars'],
  ['subtitle1', 'subtitle1: brightest stars of the northern sky'],
  ['subtitle2', 'subtitle2: by magnitude, from Vega down'],
  ['body1', 'body1: the text of a page, 16 pixels on 24.'],
  ['body2', 'body2: the text of a component, 14 pixels on 20.'],
  ['button', 'button: open the dome'],
  ['caption', 'caption: exposure 40 s, no filter'],
  ['overline', 'overline: first quarter'],
] as const;

export default function TypographyVariants() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      {samples.map(([variant, text]) => (
        <Typography key={variant} variant={variant} component="p">
          {text}
        </Typography>
      ))}
    </Stack>
  );
}
