import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function RtlLogical() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(['ltr', 'rtl'] as const).map((dir) => (
        <Box
          key={dir}
          dir={dir}
          sx={{
            paddingInlineStart: 2,
            borderInlineStart: '4px solid',
            borderInlineStartColor: 'primary.outlinedBorder',
          }}
        >
          <Typography level="title-sm">{dir}</Typography>
          <Typography sx={{ textAlign: 'start', color: 'text.primary' }}>Low tide 11:20</Typography>
        </Box>
      ))}
    </Stack>
  );
}
