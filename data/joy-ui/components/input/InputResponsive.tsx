import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputResponsive() {
  return (
    <Stack
      component="form"
      direction={{ xs: 'column', md: 'row' }}
      spacing={2}
      onSubmit={(event) => event.preventDefault()}
      sx={{ width: '100%', alignItems: { md: 'flex-end' } }}
    >
      <FormControl sx={{ flex: 2 }}>
        <FormLabel>Trailhead</FormLabel>
        <Input name="trailhead" defaultValue="Fern Gully" />
      </FormControl>
      <FormControl sx={{ flex: 1 }}>
        <FormLabel>Nights</FormLabel>
        <Input name="nights" type="number" defaultValue={3} />
      </FormControl>
      <Button type="submit">Find huts</Button>
    </Stack>
  );
}
