import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaFocusRing() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Textarea
        placeholder="Wide ring in another color"
        aria-label="Remark with a wide ring"
        sx={{
          '--Textarea-focusedThickness': '4px',
          '&&': { '--Textarea-focusedHighlight': 'var(--joy-palette-success-500)' },
        }}
      />
      <Textarea
        placeholder="Outline at a distance"
        aria-label="Remark with an outline"
        sx={{
          '&::before': { display: 'none' },
          '&:focus-within': {
            outline: '2px solid var(--Textarea-focusedHighlight)',
            outlineOffset: '2px',
          },
        }}
      />
    </Stack>
  );
}
