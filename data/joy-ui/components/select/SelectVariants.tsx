import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const VARIANTS = ['outlined', 'soft', 'plain', 'solid'] as const;

export default function SelectVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {VARIANTS.map((variant) => (
        <FormControl key={variant}>
          <FormLabel>{variant}</FormLabel>
          <Select variant={variant} defaultValue="28">
            <Option value="26">26 inch</Option>
            <Option value="28">28 inch</Option>
            <Option value="29">29 inch</Option>
          </Select>
        </FormControl>
      ))}
    </Box>
  );
}
