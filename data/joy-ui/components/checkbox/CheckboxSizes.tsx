import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxSizes() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Checkbox size="sm" label="Roll" defaultChecked />
      <Checkbox size="md" label="Loaf" defaultChecked />
      <Checkbox size="lg" label="Miche" defaultChecked />
    </Stack>
  );
}
