import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const MARGINS = ['none', 'dense', 'normal'] as const;

export default function TextFieldMargins() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 2,
        justifyContent: 'center',
      }}
    >
      {MARGINS.map((margin) => (
        <Box key={margin} sx={{ border: '1px dashed', borderColor: 'text.secondary' }}>
          <TextField margin={margin} label={`margin="${margin}"`} />
        </Box>
      ))}
    </Box>
  );
}
