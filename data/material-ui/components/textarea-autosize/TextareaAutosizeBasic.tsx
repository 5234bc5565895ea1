import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function TextareaAutosizeBasic() {
  return (
    <Box
      component="label"
      sx={{
        display: 'grid',
        gap: 0.5,
        width: '100%',
        maxWidth: 360,
        '& ::placeholder': { color: 'inherit', opacity: 0.7 },
      }}
    >
      Your postcard
      <TextareaAutosize placeholder="Dear all, it rains" style={{ font: 'inherit' }} />
    </Box>
  );
}
