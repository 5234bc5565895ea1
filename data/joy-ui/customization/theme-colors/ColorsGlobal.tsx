import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const BACKGROUNDS = ['body', 'surface', 'popup', 'level1', 'level2', 'level3'] as const;

export default function ColorsGlobal() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {BACKGROUNDS.map((name) => (
        <Sheet
          key={name}
          variant="outlined"
          sx={{ bgcolor: `background.${name}`, p: 1.5, borderRadius: 'sm', minWidth: 120 }}
        >
          <Typography level="title-sm">{name}</Typography>
          <Typography sx={{ color: 'text.primary', fontSize: 'sm' }}>text.primary</Typography>
        </Sheet>
      ))}
    </Stack>
  );
}
