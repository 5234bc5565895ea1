import Checkbox from '@mui/joy/Checkbox';

export default function CheckboxSlots() {
  return (
    <Checkbox
      label="Double batch"
      slotProps={{
        root: { title: 'Doubles each ingredient' },
        checkbox: ({ checked }) => ({ sx: { boxShadow: checked ? 'md' : 'none' } }),
        input: { 'data-recipe': 'country-white' },
        label: { sx: { fontFamily: 'code' } },
      }}
    />
  );
}
