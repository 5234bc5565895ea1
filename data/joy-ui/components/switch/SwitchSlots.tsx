import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SwitchSlots() {
  return (
    <FormControl orientation="horizontal" sx={{ gap: 2 }}>
      <FormLabel>Fertilizer pump</FormLabel>
      <Switch
        startDecorator="0"
        endDecorator="1"
        slots={{ startDecorator: 'code', endDecorator: 'code' }}
        slotProps={{
          root: { 'data-relay': 6 },
          thumb: ({ checked }) => ({ sx: { opacity: checked ? 1 : 0.72 } }),
          track: { sx: { boxShadow: 'inset 0 1px 3px rgba(0 0 0 / 0.35)' } },
        }}
      />
    </FormControl>
  );
}
