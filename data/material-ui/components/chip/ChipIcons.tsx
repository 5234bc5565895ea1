import LocalCafeOutlined from '@mui/icons-material/LocalCafeOutlined';
import ThermostatOutlined from '@mui/icons-material/ThermostatOutlined';
import TimerOutlined from '@mui/icons-material/TimerOutlined';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipIcons() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip icon={<LocalCafeOutlined />} label="3 g per cup" />
      <Chip icon={<ThermostatOutlined />} label="70 °C" color="primary" />
      <Chip icon={<TimerOutlined color="primary" />} label="90 seconds" variant="outlined" />
    </Stack>
  );
}
