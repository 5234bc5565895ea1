import Checkbox from '@mui/joy/Checkbox';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

export default function CheckboxHorizontal() {
  return (
    <Stack component="fieldset" spacing={1} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <FormLabel component="legend">Allergens to avoid</FormLabel>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1.5 }}>
        <Checkbox label="Gluten" />
        <Checkbox label="Milk" defaultChecked />
        <Checkbox label="Eggs" />
        <Checkbox label="Sesame" />
      </Stack>
    </Stack>
  );
}
