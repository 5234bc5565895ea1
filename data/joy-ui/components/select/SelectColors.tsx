import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const COLORS = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;

export default function SelectColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {COLORS.map((color) => (
        <FormControl key={color}>
          <FormLabel>{color}</FormLabel>
          <Select variant="soft" color={color} defaultValue="waiting">
            <Option value="waiting">Waiting</Option>
            <Option value="repair">In repair</Option>
            <Option value="ready">Ready</Option>
          </Select>
        </FormControl>
      ))}
    </Box>
  );
}
