import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function TextareaAutosizeRows() {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 360, textarea: { font: 'inherit' } }}
    >
      <Box component="label" sx={{ display: 'grid', gap: 0.5 }}>
        At least three lines
        <TextareaAutosize minRows={3} defaultValue="The museum was shut." />
      </Box>
      <Box component="label" sx={{ display: 'grid', gap: 0.5 }}>
        Four lines at most
        <TextareaAutosize
          maxRows={4}
          defaultValue="We took the slow train along the coast, which stopped wherever somebody waved, and once where a cow did. In the third village they sold us a cheese that we could not carry, so we ate it on the platform with a shoehorn. Tomorrow we go back for another."
        />
      </Box>
    </Box>
  );
}
