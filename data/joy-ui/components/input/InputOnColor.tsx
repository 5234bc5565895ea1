import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';

export default function InputOnColor() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: 1.5,
        p: 3,
        boxSizing: 'border-box',
        width: '100%',
        borderRadius: 'md',
      }}
    >
      <FormControl sx={{ flex: '1 1 200px' }}>
        <FormLabel>Get the swap-day letter</FormLabel>
        <Input
          type="email"
          autoComplete="email"
          placeholder="you@garden.example"
          sx={{ '--Input-placeholderOpacity': 1 }}
        />
      </FormControl>
      <Button>Subscribe</Button>
    </Sheet>
  );
}
