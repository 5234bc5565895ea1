import LightModeIcon from '@mui/icons-material/LightMode';
import NightlightIcon from '@mui/icons-material/Nightlight';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchDecorators() {
  return (
    <Stack spacing={2}>
      <Switch
        startDecorator={<NightlightIcon />}
        endDecorator={<LightModeIcon />}
        slotProps={{ input: { 'aria-label': 'Daylight mode' } }}
        sx={{ alignSelf: 'flex-start' }}
      />
      <Switch
        defaultChecked
        color="success"
        endDecorator={({ checked }) => (checked ? 'Watering' : 'Dry')}
        slotProps={{
          input: { 'aria-label': 'Drip line' },
          endDecorator: { sx: { minWidth: 72 } },
        }}
        sx={{ alignSelf: 'flex-start' }}
      />
    </Stack>
  );
}
