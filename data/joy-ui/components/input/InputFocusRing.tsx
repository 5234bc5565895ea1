import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputFocusRing() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Thicker ring in another color</FormLabel>
        <Input
          defaultValue="Focus me"
          sx={{
            '--Input-focusedThickness': '4px',
            '&&': { '--Input-focusedHighlight': 'var(--joy-palette-success-500)' },
          }}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Outline with a gap</FormLabel>
        <Input
          defaultValue="Focus me too"
          sx={{
            '&::before': { display: 'none' },
            '&:focus-within': {
              outline: '2px solid',
              outlineColor: 'focusVisible',
              outlineOffset: '2px',
            },
          }}
        />
      </FormControl>
    </Stack>
  );
}
