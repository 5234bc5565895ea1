import ElevatorOutlined from '@mui/icons-material/ElevatorOutlined';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import Train from '@mui/icons-material/Train';
import Stack from '@mui/material/Stack';

export default function SvgIconImported() {
  return (
    <Stack direction="row" spacing={2}>
      <Train />
      <LuggageOutlined />
      <ElevatorOutlined />
    </Stack>
  );
}
