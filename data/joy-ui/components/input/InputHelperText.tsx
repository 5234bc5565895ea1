import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputHelperText() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Accession number</FormLabel>
      <Input placeholder="SL-2041" />
      <FormHelperText>Printed on the drawer, below the barcode.</FormHelperText>
    </FormControl>
  );
}
