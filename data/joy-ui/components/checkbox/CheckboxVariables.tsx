import Checkbox from '@mui/joy/Checkbox';

export default function CheckboxVariables() {
  return (
    <Checkbox
      defaultChecked
      label="Ready for pickup"
      sx={{
        '--Checkbox-size': '2rem',
        '--Checkbox-gap': '1rem',
        '--Checkbox-actionRadius': '50%',
        '--Icon-fontSize': '1.25rem',
      }}
      slotProps={{ checkbox: { sx: { borderRadius: '50%' } } }}
    />
  );
}
