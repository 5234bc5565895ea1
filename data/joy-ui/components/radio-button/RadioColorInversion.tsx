import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function RadioColorInversion() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ p: 2, borderRadius: 'md', width: '100%', maxWidth: 300, boxSizing: 'border-box' }}
    >
      <Typography level="title-md" sx={{ mb: 1.5 }}>
        Was your tram on time?
      </Typography>
      <RadioGroup aria-label="Was your tram on time?" defaultValue="late">
        <Radio value="early" label="Early" />
        <Radio value="on-time" label="On time" />
        <Radio value="late" label="Late" />
      </RadioGroup>
    </Sheet>
  );
}
