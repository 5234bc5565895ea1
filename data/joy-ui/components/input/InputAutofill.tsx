import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputAutofill() {
  return (
    <Box
      component="form"
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' },
        gap: 2,
        width: '100%',
        maxWidth: 480,
      }}
    >
      <FormControl sx={{ gridColumn: '1 / -1' }}>
        <FormLabel>Recipient</FormLabel>
        <Input name="name" autoComplete="shipping name" />
      </FormControl>
      <FormControl sx={{ gridColumn: '1 / -1' }}>
        <FormLabel>Street and number</FormLabel>
        <Input name="street" autoComplete="shipping street-address" />
      </FormControl>
      <FormControl>
        <FormLabel>Postal code</FormLabel>
        <Input name="postal-code" autoComplete="shipping postal-code" />
      </FormControl>
      <FormControl>
        <FormLabel>Town</FormLabel>
        <Input name="town" autoComplete="shipping address-level2" />
      </FormControl>
    </Box>
  );
}
