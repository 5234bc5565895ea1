import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';

export default function CheckboxHelperText() {
  return (
    <FormControl sx={{ maxWidth: 360 }}>
      <Checkbox label="Leave it at the back door" />
      <FormHelperText sx={{ m: 0, mt: 0.25, marginInlineStart: '1.875rem' }}>
        We deliver before 7:00, so nobody has to get up.
      </FormHelperText>
    </FormControl>
  );
}
