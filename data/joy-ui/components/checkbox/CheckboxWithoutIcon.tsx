import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function CheckboxWithoutIcon() {
  return (
    <Stack
      role="group"
      aria-label="Delivery days"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap' }}
    >
      {days.map((day) => (
        <Checkbox
          key={day}
          disableIcon
          variant="soft"
          label={day}
          defaultChecked={day === 'Wed' || day === 'Sat'}
          slotProps={{ action: { sx: { borderRadius: 'md' } } }}
          sx={{ paddingInline: 1.5, paddingBlock: 1 }}
        />
      ))}
    </Stack>
  );
}
