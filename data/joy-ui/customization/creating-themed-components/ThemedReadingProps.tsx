import Stack from '@mui/joy/Stack';
import Reading from './Reading';

export default function ThemedReadingProps() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Reading value={412} unit="m" />
      <Reading value={7} unit="°C" variant="outlined" />
    </Stack>
  );
}
