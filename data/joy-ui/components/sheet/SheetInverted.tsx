import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function SheetInverted() {
  return (
    <Sheet
      component="form"
      variant="solid"
      color="neutral"
      invertedColors
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'grid', gap: 1.5, p: 3, borderRadius: 'lg', width: '100%', maxWidth: 380 }}
    >
      <Typography level="title-lg">Find a variety</Typography>
      <FormControl>
        <FormLabel>Latin or common name</FormLabel>
        <Input placeholder="Phaseolus" />
      </FormControl>
      <Button type="submit">Search the catalog</Button>
    </Sheet>
  );
}
