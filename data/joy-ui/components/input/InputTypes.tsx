import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const fields = [
  { type: 'email', label: 'Guide’s email', value: 'ana@ridge.example' },
  { type: 'tel', label: 'Satellite phone', value: '+881 632 555 014' },
  { type: 'url', label: 'Route file', value: 'https://ridge.example/north.gpx' },
  { type: 'number', label: 'Altitude in meters', value: '2840' },
  { type: 'date', label: 'Departure', value: '2027-06-14' },
  { type: 'time', label: 'Radio check', value: '18:30' },
];

export default function InputTypes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {fields.map(({ type, label, value }) => (
        <FormControl key={type}>
          <FormLabel>{label}</FormLabel>
          <Input type={type} defaultValue={value} />
        </FormControl>
      ))}
    </Box>
  );
}
