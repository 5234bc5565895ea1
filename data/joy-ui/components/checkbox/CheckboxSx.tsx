import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';

export default function CheckboxSx() {
  return (
    <Checkbox
      label="Rinse the proofing baskets"
      defaultChecked
      sx={{
        [`&.${checkboxClasses.checked} .${checkboxClasses.label}`]: {
          color: 'text.tertiary',
          textDecoration: 'line-through',
        },
      }}
    />
  );
}
