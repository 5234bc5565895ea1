import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CheckboxLabels() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <Checkbox
        label={
          <>
            Add a jar of starter
            <Typography level="body-sm" sx={{ display: 'block', mt: 0.25 }}>
              Rye, fed this morning. Keep it cold on the way home.
            </Typography>
          </>
        }
      />
      <Checkbox
        label={
          <>
            Contains <Typography sx={{ fontWeight: 'lg' }}>nuts</Typography>
          </>
        }
        defaultChecked
      />
    </Stack>
  );
}
